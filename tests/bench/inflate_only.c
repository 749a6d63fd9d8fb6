/* A yardstick: inflates gzip files and does nothing else, the checksum verified.
 *
 *     inflate_only zlib|isal FILE…
 *
 * Exit status 2: this build has no ISA-L. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>
#ifdef HAVE_ISAL
#include <isa-l/igzip_lib.h>
#endif

#define CHUNK ((size_t)256 << 10)

static uint8_t input[CHUNK], output[CHUNK];

static bool inflate_with_zlib(FILE *file)
{
    z_stream state = {0};
    int result = inflateInit2(&state, 15 + 16); /* gzip */
    size_t got;

    while (result == Z_OK && (got = fread(input, 1, sizeof input, file)) > 0) {
        state.next_in = input;
        state.avail_in = (uInt)got;
        while (result == Z_OK && state.avail_in > 0) {
            do {
                state.next_out = output;
                state.avail_out = sizeof output;
                result = inflate(&state, Z_NO_FLUSH);
            } while (result == Z_OK && state.avail_out == 0);
            if (result == Z_BUF_ERROR)
                result = Z_OK;
            if (result == Z_STREAM_END && (state.avail_in > 0 || !feof(file)))
                result = inflateReset(&state);
        }
    }
    bool good = result == Z_STREAM_END || (result == Z_OK && state.total_in == 0);
    inflateEnd(&state);
    return good;
}

#ifdef HAVE_ISAL
static bool inflate_with_isal(FILE *file)
{
    static struct inflate_state state;
    int result = ISAL_DECOMP_OK;
    bool ended = false;
    size_t got;

    isal_inflate_init(&state);
    state.crc_flag = ISAL_GZIP;
    while (result == ISAL_DECOMP_OK && (got = fread(input, 1, sizeof input, file)) > 0) {
        state.next_in = input;
        state.avail_in = (uint32_t)got;
        do {
            if (ended && state.avail_in > 0) {
                isal_inflate_reset(&state);
                state.crc_flag = ISAL_GZIP;
            }
            state.next_out = output;
            state.avail_out = sizeof output;
            result = isal_inflate(&state);
            ended = state.block_state == ISAL_BLOCK_FINISH;
        } while (result == ISAL_DECOMP_OK &&
                 (state.avail_in > 0 || state.avail_out == 0));
    }
    return result == ISAL_DECOMP_OK && ended;
}
#endif

int main(int argc, char **argv)
{
    bool (*inflate_file)(FILE *) = NULL;

    if (argc > 2 && strcmp(argv[1], "zlib") == 0)
        inflate_file = inflate_with_zlib;
#ifdef HAVE_ISAL
    if (argc > 2 && strcmp(argv[1], "isal") == 0)
        inflate_file = inflate_with_isal;
#endif
    if (inflate_file == NULL)
        return 2;
    for (int i = 2; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");

        if (file == NULL) {
            perror(argv[i]);
            return 1;
        }
        setvbuf(file, NULL, _IONBF, 0);
        bool good = inflate_file(file);
        fclose(file);
        if (!good) {
            fprintf(stderr, "inflate_only: %s: not whole\n", argv[i]);
            return 1;
        }
    }
    return 0;
}
