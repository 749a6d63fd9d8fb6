/* Runs a fuzz target over kept inputs: the files and folders that are named. */
#include "fuzz.h"

#include <dirent.h>
#include <string.h>
#include <sys/stat.h>

static size_t replayed;

static void replay_file(const char *path, size_t size)
{
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = malloc(size + 1);

    MUST(file != NULL && bytes != NULL);
    MUST(fread(bytes, 1, size, file) == size);
    fclose(file);
    /* Exactly as many bytes as there are, so that sanitizers see one read too many. */
    uint8_t *exact = realloc(bytes, size > 0 ? size : 1);
    MUST(exact != NULL);
    fprintf(stderr, "%s\r", path); /* the last one shown is the one that failed */
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    replayed++;
}

static void replay(const char *path)
{
    struct stat status;

    if (stat(path, &status) != 0) {
        perror(path);
        exit(1);
    }
    if (S_ISREG(status.st_mode)) {
        replay_file(path, (size_t)status.st_size);
        return;
    }
    DIR *folder = opendir(path);
    const struct dirent *entry;
    MUST(folder != NULL);
    while ((entry = readdir(folder)) != NULL) {
        char inner[4096];

        if (entry->d_name[0] == '.')
            continue;
        MUST(snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name) <
             (int)sizeof inner);
        replay(inner);
    }
    closedir(folder);
}

int main(int count, char **arguments)
{
    for (int i = 1; i < count; i++)
        replay(arguments[i]);
    printf("%zu inputs replayed\n", replayed);
    return replayed > 0 ? 0 : 1;
}
