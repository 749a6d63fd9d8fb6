# Files of the layer ingest.
libtracediff_a_SOURCES +=

# The queue of jobs, and uploads.
libtracediff_a_SOURCES += \
  server/ingest/job.h server/ingest/job_json.c \
  server/ingest/jobs.c server/ingest/jobs.h \
  server/ingest/upload.h server/ingest/upload_commit.c server/ingest/upload_writer.c \
  server/ingest/uploads.c server/ingest/uploads.h
