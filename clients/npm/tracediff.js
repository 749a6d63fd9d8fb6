#!/usr/bin/env node
// Runs the program of this platform, which is a package of its own.
const { spawn } = require('node:child_process');
const name = `kineto-tracediff-${process.platform}-${process.arch}`;
let program;
try {
    program = require.resolve(`${name}/tracediff`);
} catch {
    console.error(`tracediff: the package ${name} is missing, which has the program. Install it ` +
        'beside this one; there is one for Linux on x64 and one for arm64');
    process.exit(1);
}
const child = spawn(program, process.argv.slice(2), { stdio: 'inherit' });
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => { console.error(`tracediff: ${message}`); process.exitCode = 126; });
child.on('exit', (status, signal) => {
    if (!signal) process.exit(status);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
});
