# Makes one classic script of the ES modules that are named, each after those that it
# imports: for the report, which is one file and may load nothing.
#
#     awk -f bundle.awk MODULE.js... > script.js
#
# Every module becomes a function of its own, so their names never meet; in the script they
# are numbered. Taken are `import { a, b as c } from '…/x.js';` at the beginning of a
# line, over several lines too, and `export` before a function, class, const or let.
# Everything else that begins so, and text that would end the script element, is refused.

function fail(what) {
    print FILENAME ":" FNR ": bundle: " what > "/dev/stderr"
    failed = 1
    exit 1
}

# The path without "." and "name/..".
function plain_path(path,    parts, count, kept, stack, i, out) {
    count = split(path, parts, "/")
    kept = 0
    for (i = 1; i <= count; i++) {
        if (parts[i] == "." || (parts[i] == "" && i > 1))
            continue
        if (parts[i] == ".." && kept > 0 && stack[kept] != "..")
            kept--
        else
            stack[++kept] = parts[i]
    }
    out = stack[1]
    for (i = 2; i <= kept; i++)
        out = out "/" stack[i]
    return out
}

function folder_of(path) {
    return path ~ /\// ? substr(path, 1, length(path) - length(base_of(path))) : ""
}

function base_of(path) {
    sub(/.*\//, "", path)
    return path
}

function end_module() {
    if (module != "")
        print "return {" names " };\n})();"
}

function take_import(text,    from, list) {
    if (text !~ /^import [{][^}]*[}][ ]*from '[^']*';$/)
        fail("an import of another form: " text)
    from = text
    sub(/^[^']*'/, "", from)
    sub(/';$/, "", from)
    from = plain_path(folder_of(FILENAME) from)
    if (!(from in known))
        fail("imports " from ", which does not stand before it")
    list = text
    sub(/^import /, "", list)
    sub(/ *from '.*/, "", list)
    gsub(/ as /, ": ", list)
    print "const " list " = modules[" known[from] "];"
}

BEGIN { print "'use strict';\n{\nconst modules = [];" }

FNR == 1 {
    end_module()
    if (module != "")
        known[module] = number++
    module = plain_path(FILENAME)
    if (module in known)
        fail("a module that stands here twice")
    names = ""
    print "modules[" number + 0 "] = (() => {"
}

/<\/script|<!--|<script/ { fail("a text that ends or opens a script element") }

importing != "" {
    importing = importing " " $0
    gsub(/  +/, " ", importing)
    if (/;$/) {
        take_import(importing)
        importing = ""
    }
    next
}

/^import / {
    if (/;$/)
        take_import($0)
    else
        importing = $0
    next
}

/^export / {
    line = $0
    sub(/^export /, "", line)
    if (line !~ /^(async )?(function|class|const|let) [A-Za-z_$][A-Za-z0-9_$]*/)
        fail("an export of another form")
    name = line
    sub(/^(async )?(function|class|const|let) /, "", name)
    match(name, /^[A-Za-z0-9_$]*/)
    names = names (names == "" ? " " : ", ") substr(name, 1, RLENGTH)
    print line
    next
}

{ print }

END {
    if (failed)
        exit 1
    end_module()
    print "}"
}
