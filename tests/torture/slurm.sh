#!/bin/sh
# The commands of docs/server.md under Slurm on this machine: slurmctld, slurmd and munged are
# started here, on ports and in folders of their own. The set of the shards that an array makes
# is that of one ingest, byte by byte. Exit status 77 (skipped) where Slurm is not installed, or
# this is not root, as which slurmd has to run.
set -eu
PATH=$PATH:/usr/sbin:/sbin
here=$(cd "$(dirname "$0")" && pwd)
sample=$here/../../traces-sample/ranks-control
bin=$(cd "$(dirname "${TRACEDIFF_BIN:-./tracediff}")" && pwd)/tracediff

skip() {
    echo "SKIP: $1"
    exit 77
}
[ "$(id -u)" -eq 0 ] || skip "not root"
for program in slurmctld slurmd munged sbatch; do
    command -v "$program" > /dev/null || skip "$program is not installed (apt-get install slurm-wlm)"
done

work=$(mktemp -d)
pids=
stop() {
    for pid in $pids; do
        kill "$pid" 2> /dev/null || :
    done
    wait
    rm -rf "$work"
}
trap stop EXIT
# Waits up to 60 s until a command succeeds.
await() {
    for _ in $(seq 600); do
        "$@" > /dev/null 2>&1 && return
        sleep 0.1
    done
    echo "FAIL: waited for: $*"
    cat "$work"/*.log
    exit 1
}

mkdir -m 755 "$work/munge" "$work/state" "$work/spool" "$work/shards"
chmod 755 "$work"
head -c 1024 /dev/urandom > "$work/munge.key"
chmod 400 "$work/munge.key"
munged --foreground --force --key-file="$work/munge.key" --socket="$work/munge/socket" \
    --pid-file="$work/munge/pid" --log-file="$work/munge.log" --seed-file="$work/munge/seed" &
pids="$pids $!"
host=$(hostname -s)
cat > "$work/slurm.conf" << END
ClusterName=tracediff
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
export SLURM_CONF="$work/slurm.conf"
await test -S "$work/munge/socket"
slurmctld -D > "$work/controller.log" 2>&1 &
pids="$pids $!"
slurmd -D > "$work/daemon.log" 2>&1 &
pids="$pids $!"
await sh -c "sinfo -h -o %T | grep -q idle"

# The job of the page, for three shards.
sed -n '/^#!\/bin\/sh/,/^```/p' "$here/../../docs/server.md" | sed '/^```/d' |
    sed 's/--array=0-15/--array=0-2/; s/--cpus-per-task=4/--cpus-per-task=1/' > "$work/shard.sh"
grep -q 'tracediff ingest --shard' "$work/shard.sh"
PATH=$(dirname "$bin"):$PATH
export SOURCE_DATE_EPOCH=1700000000
cd "$work"
job=$(sbatch --parsable --export=ALL,TRACES="$sample",SHARDS="$work/shards" shard.sh)
sbatch --dependency="afterok:$job" --wait --output="$work/merge.log" \
    --wrap "tracediff merge --data $work/merged $work/shards/*.shard" || {
    echo "FAIL: the jobs failed"
    cat "$work"/*.log "$work"/slurm-*.out
    exit 1
}
id=$(tracediff ingest --data "$work/one" "$sample" 2> /dev/null)
[ "$(ls "$work/shards" | wc -l)" -eq 3 ] || {
    echo "FAIL: there are not three shards"
    exit 1
}
cmp "$work/one/sets/$id.db" "$work/merged/sets/$id.db"
echo "3 shards under Slurm: set $id, the same as one ingest makes"
