/* See student.h. */
#include "analysis/statistics/student.h"

#include <math.h>

/* More than any a and b need by far: about the root of the larger. */
#define TERMS_MAX 100000
#define TINY 1e-300

/* lgamma(), which would write `signgam`. */
static double log_gamma(double x)
{
    int sign;

    return lgamma_r(x, &sign);
}

/* ln Γ(a + b) - ln Γ(a). For large a by Stirling's series, so that nothing is lost in
 * the difference of two large numbers. */
static double log_gamma_ratio(double a, double b)
{
    if (a < 40)
        return log_gamma(a + b) - log_gamma(a);
    double sum = a + b;
    double series[2];
    for (int i = 0; i < 2; i++) {
        double x = i == 0 ? a : sum, square = x * x;

        series[i] = (1.0 / 12 -
                     (1.0 / 360 - (1.0 / 1260 - 1.0 / 1680 / square) / square) / square) /
                    x;
    }
    return (a - 0.5) * log1p(b / a) + b * log(sum) - b + series[1] - series[0];
}

static double keep_from_zero(double value)
{
    return fabs(value) < TINY ? TINY : value;
}

/* The continued fraction of DLMF 8.17.22 by Lentz's method; converges fast for
 * x < (a + 1) / (a + b + 2). */
static double fraction(double a, double b, double x)
{
    double c = 1, d = 1 / keep_from_zero(1 - (a + b) * x / (a + 1)), value = d;

    for (int m = 1; m < TERMS_MAX; m++) {
        double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));

        d = 1 / keep_from_zero(1 + even * d);
        c = keep_from_zero(1 + even / c);
        value *= d * c;
        d = 1 / keep_from_zero(1 + odd * d);
        c = keep_from_zero(1 + odd / c);
        double change = d * c;
        value *= change;
        if (fabs(change - 1) < 1e-16)
            break;
    }
    return value;
}

double student_beta(double a, double b, double x, double y)
{
    if (!(x > 0) || !(y > 0))
        return x > 0 ? 1 : 0;
    /* ln(x), from whichever of x and y is small, for its digits. */
    double log_x = x < 0.5 ? log(x) : log1p(-y), log_y = y < 0.5 ? log(y) : log1p(-x);
    double front = a >= b ? log_gamma_ratio(a, b) - log_gamma(b)
                          : log_gamma_ratio(b, a) - log_gamma(a);

    front = exp(front + a * log_x + b * log_y);
    if (x < (a + 1) / (a + b + 2))
        return front * fraction(a, b, x) / a;
    return 1 - front * fraction(b, a, y) / b;
}

double student_two_sided(double t, double freedom)
{
    double square = t * t;

    if (isnan(t) || isnan(freedom))
        return NAN;
    if (isinf(square))
        return 0;
    return student_beta(freedom / 2, 0.5, freedom / (freedom + square),
                        square / (freedom + square));
}
