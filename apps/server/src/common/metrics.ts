import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Every number that this process tells Prometheus; several workers are added up where a metric names no other `aggregator`. Durations in seconds, sizes in bytes; names as https://prometheus.io/docs/practices/naming/ asks for. */
export const registry = new Registry();

/** From a kept page to the longest deadline of a call outwards. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const registers = [registry];

export const httpRequests = new Counter({
  name: "onehall_http_requests_total",
  help: "Answered requests by pattern of their route",
  labelNames: ["route", "method", "status"],
  registers,
});
export const httpSeconds = new Histogram({
  name: "onehall_http_request_duration_seconds",
  help: "Time from the first line of a request to the last byte of its answer",
  labelNames: ["route"],
  buckets: SECONDS,
  registers,
});
export const cacheLookups = new Counter({
  name: "onehall_cache_lookups_total",
  help: "Looks into the caches of pages and of responses: hit, stale (an old page was sent while a new one was made), miss",
  labelNames: ["cache", "result"],
  registers,
});
export const queueRunning = new Gauge({ name: "onehall_queue_running", help: "Pages and PDFs that are drawn now", labelNames: ["queue"], registers });
export const queueWaiting = new Gauge({ name: "onehall_queue_waiting", help: "Pages and PDFs that wait to be drawn", labelNames: ["queue"], registers });
export const queueRefused = new Counter({
  name: "onehall_queue_refused_total",
  help: "Pages and PDFs that were answered with 503, because too many waited",
  labelNames: ["queue"],
  registers,
});
export const renderSeconds = new Histogram({
  name: "onehall_render_duration_seconds",
  help: "Time to draw a page, with its data",
  labelNames: ["version"],
  buckets: SECONDS,
  registers,
});
export const databaseSeconds = new Histogram({
  name: "onehall_database_duration_seconds",
  help: "Time of a read, a write or a transaction, with its wait for a connection",
  labelNames: ["operation"],
  buckets: SECONDS,
  registers,
});
export const databaseErrors = new Counter({
  name: "onehall_database_errors_total",
  help: "Reads, writes and transactions that failed",
  labelNames: ["code"],
  registers,
});
export const searchSeconds = new Histogram({ name: "onehall_search_duration_seconds", help: "Time to find tasks", buckets: SECONDS, registers });
export const upstreamSeconds = new Histogram({
  name: "onehall_upstream_duration_seconds",
  help: "Time of a request to an existing back end",
  labelNames: ["family", "outcome"],
  buckets: SECONDS,
  registers,
});
export const securityEvents = new Counter({
  name: "onehall_security_events_total",
  help: "Requests that were refused because they were illegal, too many, from another site or without the right token",
  labelNames: ["event"],
  registers,
});
export const diskFree = new Gauge({ name: "onehall_disk_free_bytes", help: "Free space of the disk that the embedded database is on", registers });
export const readOnlyNow = new Gauge({ name: "onehall_read_only", help: "1 while nothing can be written", aggregator: "max", registers });

/** Processor, memory, garbage collection and event loop of this process; once, where a server starts. */
export const measureProcess = (): void => collectDefaultMetrics({ register: registry, prefix: "onehall_" });

/** Measures how long `work` takes, whatever comes of it, and returns or throws its result. */
export async function timed<T>(work: () => Promise<T>, observe: (seconds: number, error?: unknown) => void): Promise<T> {
  const start = performance.now();
  try {
    const result = await work();
    observe((performance.now() - start) / 1000);
    return result;
  } catch (error) {
    observe((performance.now() - start) / 1000, error);
    throw error;
  }
}
