#!/bin/sh
# Makes the shell completions in docs/completions from the output of --help, which follows from
# the tables of options. With --write, writes the files (make docs). Without, fails if a file is
# stale, then tries the files in the installed shells (part of make check).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$here/../../docs/completions
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
complain() {
    echo "FAIL: $1"
    failed=1
}

# ---- the tables ----

# The first clause of each description, without characters that are special to shells.
shorten() { LC_ALL=C sed 's/ (.*//; s/[;:.] .*//; s/[]["$`\\]//g; s/[^ -~\t]//g'; }

"$program" --help | sed -n 's/^  \([a-z][a-z]*\)  *\([^ ].*\)/\1\t\2/p' |
    grep -v '^tracediff' | shorten > "$work/commands"
# command, option, kind of value (none, dir, file, words, any), words, what it is for
cut -f 1 "$work/commands" | grep -vx -e help -e version | while read -r command; do
    "$program" "$command" --help | COMMAND=$command awk '
        function flush(  kind, words, last) {
            if (option == "")
                return
            # A value after an equals sign is no word of its own.
            if (value ~ /^\[?=/)
                value = ""
            sub(/BOOL/, "true|false", value)
            sub(/^[ \[]+/, "", value)
            sub(/\]$/, "", value)
            kind = value == "" ? "none" : value ~ /DIR/ ? "dir" : value ~ /^(FILE|OUT)/ ? "file" : "any"
            last = text
            sub(/ \(.*$/, "", last)
            sub(/^.*: /, "", last)
            if (value ~ /^[a-z]+(\|[a-z]+)+$/) {
                words = value
                gsub(/\|/, " ", words)
            } else if (text ~ /: / && last ~ /^[A-Za-z_]+(, [A-Za-z_]+)+$/) {
                words = last
                gsub(/, /, " ", words)
            }
            if (words != "" && kind != "dir")
                kind = "words"
            if (option == "--help")
                text = "show this help"
            if (!seen[option]++)
                print ENVIRON["COMMAND"] "\t" option "\t" kind "\t" words "\t" text
            option = value = text = ""
        }
        /^  --[a-z]/ {
            flush()
            option = $1
            sub(/[=[].*$/, "", option)
            # The texts of one command begin in one column; a long option may end just before it.
            if (!place && match($0, /[^ ]   *[^ ]/))
                place = RSTART + RLENGTH - 1
            if (place && substr($0, place - 1, 1) == " ")
                text = substr($0, place)
            value = substr($0, 1, text == "" ? length($0) : place - 1)
            value = substr(value, 3 + length(option))
            sub(/ *$/, "", value)
            next
        }
        option != "" && /^      +[^ ]/ { gsub(/^ +/, ""); text = text (text == "" ? "" : " ") $0; next }
        { flush() }
        END { flush() }'
done | shorten > "$work/options"

names() { cut -f 1 "$work/commands" | tr '\n' ' ' | sed 's/ $//'; }

# ---- the shells ----

bash_file() {
    printf '# Completions of tracediff for bash; make docs writes them.\n_tracediff() {\n'
    printf '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options=\n'
    printf '    if [ "$COMP_CWORD" -eq 1 ]; then\n'
    printf '        COMPREPLY=($(compgen -W "%s" -- "$word") $(compgen -d -- "$word"))\n        return\n    fi\n' \
        "$(names)"
    printf '    case ${COMP_WORDS[1]}:$before in\n'
    awk -F '\t' '$3 == "words" { printf "    %s:%s) COMPREPLY=($(compgen -W \"%s\" -- \"$word\")); return ;;\n", $1, $2, $4 }
        $3 == "dir" { printf "    %s:%s) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n", $1, $2 }
        $3 == "file" { printf "    %s:%s) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n", $1, $2 }
        $3 == "any" { printf "    %s:%s) return ;;\n", $1, $2 }' "$work/options"
    printf '    esac\n    case ${COMP_WORDS[1]} in\n'
    awk -F '\t' '{ if ($1 != last) { if (last != "") print "\" ;;"; printf "    %s) options=\"%s", $1, $2 } else printf " %s", $2; last = $1 }
        END { print "\" ;;" }' "$work/options"
    printf '    help) COMPREPLY=($(compgen -W "%s" -- "$word")); return ;;\n    esac\n' "$(names)"
    printf '    case $word in\n    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;\n'
    printf '    *) COMPREPLY=($(compgen -d -- "$word")) ;;\n    esac\n}\n'
    printf 'complete -o filenames -F _tracediff tracediff\n'
}

zsh_file() {
    printf '#compdef tracediff\n# Completions of tracediff for zsh; make docs writes them.\n_tracediff() {\n'
    printf '    local -a commands\n    commands=(\n'
    awk -F '\t' '{ printf "        \"%s:%s\"\n", $1, $2 }' "$work/commands"
    printf '    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n        _directories\n        return\n    fi\n'
    printf '    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n    case $command in\n'
    awk -F '\t' '{ if ($1 != last) { if (last != "") print " \\\n            \"*:set or folder:_directories\" ;;"; printf "    %s)\n        _arguments", $1 }
        last = $1
        action = $3 == "none" ? "" : $3 == "dir" ? ":folder:_directories" : $3 == "file" ? ":file:_files" : $3 == "words" ? ":value:(" $4 ")" : ":value:"
        printf " \\\n            \"*%s[%s]%s\"", $2, $5, action }
        END { print " \\\n            \"*:set or folder:_directories\" ;;" }' "$work/options"
    printf '    help) _describe command commands ;;\n    esac\n}\n_tracediff "$@"\n'
}

fish_file() {
    printf '# Completions of tracediff for fish; make docs writes them.\n'
    awk -F '\t' '{ printf "complete -c tracediff -n __fish_use_subcommand -a %s -d \"%s\"\n", $1, $2 }' \
        "$work/commands"
    awk -F '\t' '{ option = substr($2, 3)
        value = $3 == "none" ? "" : $3 == "dir" ? " -x -a \"(__fish_complete_directories)\"" : $3 == "file" ? " -r" : $3 == "words" ? " -x -a \"" $4 "\"" : " -x"
        printf "complete -c tracediff -n \"__fish_seen_subcommand_from %s\" -l %s%s -d \"%s\"\n", $1, option, value, $5 }' "$work/options"
}

bash_file > "$work/tracediff"
zsh_file > "$work/_tracediff"
fish_file > "$work/tracediff.fish"
for file in tracediff _tracediff tracediff.fish; do
    if [ "${1:-}" = --write ]; then
        cmp -s "$work/$file" "$folder/$file" || cp "$work/$file" "$folder/$file"
    else
        cmp -s "$work/$file" "$folder/$file" || complain "docs/completions/$file is stale: run make docs"
    fi
done
[ "${1:-}" != --write ] || exit 0

# ---- what they complete ----

completed() { # WORDS…: what bash offers for the last word
    bash --norc -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tracediff
        printf "%s\n" "${COMPREPLY[@]}"' "$work/tracediff" "$@"
}
offers() { # EXPECTED WORDS…
    expected=$1
    shift
    got=$(completed "$@" | sort | tr '\n' ' ')
    [ "$got" = "$expected " ] || complain "bash, $*: \"$got\" instead of \"$expected\""
}
cd "$work"
mkdir folder
offers "analyse" tracediff an
offers "--control-marker --control-marker-until --control-ranks --control-steps" tracediff compare --control
offers "ALL CPU GPU" tracediff compare --device-type ""
offers "false true" tracediff compare --significance ""
# The value of --fold follows "=", so the next word is a set.
offers "folder" tracediff compare --fold fo
offers "export" tracediff help ex
offers "folder" tracediff ingest fo
offers "folder" tracediff ingest --data fo
# Every option of every command is there.
while IFS="$(printf '\t')" read -r command option _; do
    completed tracediff "$command" "$option" | grep -qxF -e "$option" ||
        complain "bash does not know $command $option"
done < "$work/options"
[ "$(wc -l < "$work/options")" -gt 60 ] || complain "few options were read"
# Each option has a text, even one that fills its column and one whose text has two clauses.
says() { # NAME TEXT
    grep -qxF -e "complete -c tracediff -n $1 -d \"$2\"" "$work/tracediff.fish" ||
        complain "fish does not say of $1: $2"
}
says "__fish_use_subcommand -a serve" "serve the dashboard"
says '"__fish_seen_subcommand_from serve" -l keep-traces' \
    "keep the traces themselves too, compressed, to download them or open them in Perfetto"
says '"__fish_seen_subcommand_from serve" -l allow-host -x' \
    "another name, or NAME:PORT, of this server"
grep -e '-d ""' "$work/tracediff.fish" && complain "completions without a text"
if command -v zsh > /dev/null; then
    zsh -n "$work/_tracediff" || complain "zsh cannot read its completions"
fi
if command -v fish > /dev/null; then
    export HOME="$work"
    fish --no-config -c 'source $argv[1]; complete -C "tracediff compare --device-type "' "$work/tracediff.fish" |
        cut -f 1 | sort | tr '\n' ' ' | grep -qx 'ALL CPU GPU ' || complain "fish offers no types of devices"
    fish --no-config -c 'source $argv[1]; complete -C "tracediff an"' "$work/tracediff.fish" |
        grep -q '^analyse' || complain "fish offers no commands"
fi
exit $failed
