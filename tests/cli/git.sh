#!/bin/sh
# `tracediff compare` in a git repository with the commits of both sides lists those between
# them; nothing that a stranger's repository, trace or environment names is run.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
command -v git >/dev/null || {
    echo "SKIP: git is not installed"
    exit 77
}
case $TRACEDIFF_BIN in
/*) ;;
*) TRACEDIFF_BIN=$PWD/$TRACEDIFF_BIN ;;
esac
export HOME="$work" GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a \
    GIT_COMMITTER_EMAIL=a@b
mkdir "$work/repository"
cd "$work/repository"
git init -q
commit() {
    git commit -q --allow-empty -m "$1"
    git rev-parse --short=12 HEAD
}
# side NAME COMMIT: a folder with a trace of that commit.
sides=0
side() {
    sides=$((sides + 1)) # no two are the same set
    mkdir "$work/$1"
    cat > "$work/$1/rank0.json" <<END
{"distributedInfo":{"rank":0},"traceEvents":[
{"ph":"X","cat":"user_annotation","name":"ProfilerStep#1","pid":1,"tid":1,"ts":1,"dur":100},
{"ph":"X","cat":"cpu_op","name":"aten::add","pid":1,"tid":1,"ts":2,"dur":$sides}],
"tracediff":{"version":1,"program":{"commit":"$2"}}}
END
}
first=$(commit 'The first')
second=$(commit 'The second `code` <b>')
third=$(commit "$(printf 'The third\033[31m')")
git checkout -q -b other "$second"
branched=$(commit 'On a branch')
side first "$first"
side first-too "$first"
side second "$second"
side third "$third"
side branched "$branched"
side again "$third"

run 0 compare "$work/first" "$work/third"
says out '^Commits of the test that the control lacks \(git log [0-9a-f]{10}\.\.[0-9a-f]{10}\):$'
says out '^  [0-9a-f]{10} The third \[31m$'
says out '^  [0-9a-f]{10} The second `code` <b>$'
says_not out 'The first|an ancestor|Commits of the control'
run 0 compare "$work/third" "$work/first"
says out '^Commits of the control that the test lacks'
says_not out 'Commits of the test'
run 0 compare "$work/branched" "$work/third" --format markdown
says out '^Neither commit is an ancestor of the other: each side has commits'
says out '^<details open><summary>Commits of the control that the test lacks \(git log .*</summary>$'
says out '^- `[0-9a-f]{10} On a branch`$'
says_not out 'second'
run 0 compare "$work/first" "$work/second" --format markdown
says out '^- ``[0-9a-f]{10} The second `code` <b>``$'

# Several recordings a side: of one commit each.
run 0 compare "$work/first,$work/first-too" "$work/third,$work/again"
says out '^  [0-9a-f]{10} The second `code` <b>$'
run 0 compare "$work/first,$work/first-too" "$work/third,$work/again" --format markdown
says out '^- ``[0-9a-f]{10} The second `code` <b>``$'

# Programs have the commits themselves; one commit has nothing between; --no-git; elsewhere.
for format in json csv brief html; do
    run 0 compare "$work/first" "$work/third" --format "$format"
    says_not out 'The second'
done
none() {
    run 0 compare "$@"
    says_not out 'The second|Commits of|an ancestor'
}
none "$work/third" "$work/again"
none "$work/first,$work/second" "$work/third,$work/again"
none "$work/first" "$work/third" --no-git
(cd "$work" && none "$work/first" "$work/third" && exit "$failed") || failed=1
none_with() { # VARIABLE=VALUE
    env "$1" "$TRACEDIFF_BIN" compare "$work/first" "$work/third" > "$work/out" ||
        complain "failed with $1"
    says_not out 'The second|Commits of|an ancestor'
}
none_with PATH=/nowhere

# What is no commit of this repository: unknown ones, options, names of branches.
number=0
git branch "$(printf %s "$first" | tr 0-9a-f 1-9a-f0)" "$second"
for wrong in 0123456789ab --output=evil 'HEAD' "$first^" "$(git rev-parse "$third")0" 12 '$(touch evil)' \
    "$(printf %s "$first" | tr 0-9a-f 1-9a-f0)"; do
    number=$((number + 1))
    side "wrong$number" "$wrong"
    none "$work/wrong$number" "$work/third"
    none "$work/first" "$work/wrong$number"
done

# What is not hexadecimal never gets onto a command line.
mkdir "$work/bin"
printf '#!/bin/sh\necho "$*" >> %s/asked\nexit 1\n' "$work" > "$work/bin/git"
chmod +x "$work/bin/git"
for wrong in 2 3 4 6 7; do
    PATH=$work/bin:$PATH none "$work/wrong$wrong" "$work/third"
done
[ ! -e "$work/asked" ] || complain "git was asked: $(cat "$work/asked")"
PATH=$work/bin:$PATH none "$work/first" "$work/third"
[ -e "$work/asked" ] || complain 'git was not asked'

# A git in the folder itself, which is the stranger's.
cp "$work/bin/git" git
rm "$work/asked"
for path in ".:$PATH" ":$PATH" "$PATH:" bin; do
    none_with "PATH=$path"
done
rm git
[ ! -e "$work/asked" ] || complain 'a git of the folder was asked'

# Many commits, and a git that does not end.
for i in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21; do
    last=$(commit "Number $i")
done
side last "$last"
run 0 compare "$work/branched" "$work/last"
says out 'Number 21$'
says out 'Number 02$'
says_not out 'Number 01$'
says out '^  … and more$'
printf '#!/bin/sh\nexec sleep 60\n' > "$work/bin/git"
begin=$(date +%s)
none_with "PATH=$work/bin:$PATH"
[ $(($(date +%s) - begin)) -lt 30 ] || complain 'git is waited for'

# A stranger's repository: a signed commit, whose check runs a program; pagers, monitors and
# helpers; a commit that is to be fetched.
printf '#!/bin/sh\necho "$0 $*" >> %s/evil\ncat\n' "$work" > "$work/bin/evil"
chmod +x "$work/bin/evil"
signed=$(git cat-file commit "$third" | sed '/^committer/a\
gpgsig -----BEGIN PGP SIGNATURE-----\
 \
 x\
 -----END PGP SIGNATURE-----' | git hash-object -t commit -w --stdin)
side signed "$signed"
git config log.showSignature true
for name in gpg.program core.fsmonitor core.pager pager.log diff.external core.sshCommand \
    core.editor core.askPass credential.helper uploadpack.packObjectsHook; do
    git config "$name" "$work/bin/evil"
done
run 0 compare "$work/first" "$work/signed"
says out '^  [0-9a-f]{10} The third'
GIT_PAGER=$work/bin/evil GIT_EXTERNAL_DIFF=$work/bin/evil GIT_DIR=$work GIT_TRACE=2 \
    run 0 compare "$work/first" "$work/third"
says out '^  [0-9a-f]{10} The third'
says_not err 'trace'
git config extensions.partialClone origin
git config core.repositoryFormatVersion 1
git config remote.origin.promisor true
git config remote.origin.url "ext::$work/bin/evil"
git config protocol.ext.allow always
lost=$(git rev-parse "$second^{commit}")
rm -f ".git/objects/$(printf %s "$lost" | cut -c1-2)/$(printf %s "$lost" | cut -c3-)"
none "$work/first" "$work/third"
[ ! -e "$work/evil" ] || {
    complain 'something was run'
    cat "$work/evil"
}

# A shallow repository lacks commits between others.
cd "$work"
git init -q whole
cd whole
one=$(commit One)
commit Two > "$work/ignored"
three=$(commit Three)
side one "$one"
side three "$three"
run 0 compare "$work/one" "$work/three"
says out 'Three$'
git rev-parse "$three^{commit}" > .git/shallow
none "$work/one" "$work/three"
exit "$failed"
