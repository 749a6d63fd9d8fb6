// Jobs on threads: each thread gets jobs of one source as long as there are any, because
// reading a source takes long.
import fs from 'node:fs';
import { Worker, parentPort, workerData } from 'node:worker_threads';

// In a thread: answers each job with what run(job, cache, workerData) gives.
export function work(run) {
    const cache = {};
    parentPort.on('message', (job) => {
        try {
            parentPort.postMessage(run(job, cache, workerData));
        } catch (error) {
            parentPort.postMessage({ ...job, error: error.stack });
        }
    });
}

// Runs all jobs in threads of the module `file`. options: jobs (so many at once), list (a file
// for one line of JSON per result).
export async function runAll(file, jobs, options, program) {
    const results = [];
    const waiting = [...jobs];
    const take = (source) => {
        const at = Math.max(
            0,
            waiting.findIndex((j) => j.source === source),
        );
        return waiting.splice(at, 1)[0];
    };
    const one = (resolve, reject) => {
        const worker = new Worker(file, { workerData: { ...options, program } });
        let job = take(null);
        worker.postMessage(job);
        worker.on('error', reject);
        worker.on('message', (result) => {
            results.push(result);
            if (options.list) {
                fs.appendFileSync(options.list, `${JSON.stringify(result)}\n`);
            }
            job = take(job.source);
            if (job) {
                worker.postMessage(job);
            } else {
                worker.terminate().then(resolve);
            }
        });
    };
    const threads = Math.min(options.jobs, jobs.length);
    await Promise.all(Array.from({ length: threads }, () => new Promise(one)));
    return results;
}
