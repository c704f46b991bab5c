import type { Server } from "node:http";
import type { Log } from "../common/log";

/** Longest time for requests under way to end, in milliseconds. */
const PATIENCE = 10_000;

/** On SIGTERM or SIGINT: no new connections, requests under way are finished, the database is closed, exit code 0. */
export function stopGracefully(server: Server, close: () => Promise<void>, log: Log): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), PATIENCE).unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "the database did not close");
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** An unhandled rejection must not end the process for all visitors: it is logged as an error. */
export function logUnhandledRejections(log: Log): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise failed and nobody waited for it"));
}
