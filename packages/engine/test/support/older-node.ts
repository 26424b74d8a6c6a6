// Loaded before everything else, in each thread: what a Node.js before 23.9 does not have.
import { Worker } from "node:worker_threads";

Reflect.deleteProperty(process, "threadCpuUsage");
Reflect.deleteProperty(Worker.prototype, "cpuUsage");
