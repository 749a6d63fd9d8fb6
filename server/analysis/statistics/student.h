/* Student's t distribution, by the regularised incomplete beta function. Pure. */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_STUDENT_H
#define TRACEDIFF_ANALYSIS_STATISTICS_STUDENT_H

/* P(|T| >= |t|) with `freedom` > 0 degrees of freedom; relative error below 1e-11 up to
 * 1e6 degrees. 0 for infinite t. */
double student_two_sided(double t, double freedom);

/* I_x(a, b) for a, b > 0 and 0 <= x <= 1 (DLMF 8.17). `y` is 1 - x, of which the caller
 * may know more digits. */
double student_beta(double a, double b, double x, double y);

#endif
