# The layer ingest: files become a set.
libtracediff_a_SOURCES += \
  server/ingest/bundle.c server/ingest/bundle.h \
  server/ingest/bundle_open.c server/ingest/bundle_open.h \
  server/ingest/bundle_pack.c server/ingest/bundle_pack.h \
  server/ingest/bundle_unpack.c server/ingest/bundle_unpack.h \
  server/ingest/duplicates.c server/ingest/duplicates.h \
  server/ingest/early.c server/ingest/early.h \
  server/ingest/folder.c server/ingest/folder.h \
  server/ingest/ingest.c server/ingest/ingest.h \
  server/ingest/job.h \
  server/ingest/job_json.c server/ingest/job_json.h \
  server/ingest/job_outcome.h \
  server/ingest/job_run.c server/ingest/job_run.h \
  server/ingest/jobs.c server/ingest/jobs.h \
  server/ingest/keep.c server/ingest/keep.h \
  server/ingest/keep_within.c server/ingest/keep_within.h \
  server/ingest/left_out.c server/ingest/left_out.h \
  server/ingest/merge.c server/ingest/merge.h \
  server/ingest/merge_plan.c server/ingest/merge_plan.h \
  server/ingest/quota.c server/ingest/quota.h \
  server/ingest/ranks.c server/ingest/ranks.h \
  server/ingest/read_again.c server/ingest/read_again.h \
  server/ingest/reading.c server/ingest/reading.h \
  server/ingest/recognise.c server/ingest/recognise.h \
  server/ingest/regroup.c server/ingest/regroup.h \
  server/ingest/regroup_make.c server/ingest/regroup_make.h \
  server/ingest/regroup_names.c server/ingest/regroup_names.h \
  server/ingest/regroup_plan.h \
  server/ingest/regroup_request.c server/ingest/regroup_request.h \
  server/ingest/repair.c server/ingest/repair.h \
  server/ingest/settle.c server/ingest/settle.h \
  server/ingest/shard.c server/ingest/shard.h \
  server/ingest/shard_says.c server/ingest/shard_says.h \
  server/ingest/upload.c server/ingest/upload.h \
  server/ingest/upload_commit.c server/ingest/upload_commit.h \
  server/ingest/upload_limits.h \
  server/ingest/upload_writer.c server/ingest/upload_writer.h \
  server/ingest/uploads.c server/ingest/uploads.h \
  server/ingest/wire.c server/ingest/wire.h \
  server/ingest/worker.c server/ingest/worker.h \
  server/ingest/worker_host.c server/ingest/worker_host.h \
  server/ingest/worker_host_main.c server/ingest/worker_host_main.h \
  server/ingest/worker_listen.c server/ingest/worker_listen.h \
  server/ingest/worker_main.c server/ingest/worker_main.h \
  server/ingest/worker_message.c server/ingest/worker_message.h \
  server/ingest/worker_process.c server/ingest/worker_process.h \
  server/ingest/worker_settings.h
