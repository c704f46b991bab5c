import type { Log } from "../common/log";

/** Longest time for requests under way to end, in milliseconds. */
const PATIENCE = 10_000;

export type StopOptions = {
  /** Ends the connections of the server: `begin` lets every answer close its own, `end` resolves when all are closed. */
  drain: { begin: () => void; end: () => Promise<void> };
  close: () => Promise<void>;
  /** Time between the signal and the closed door, in milliseconds: a load balancer reads meanwhile that this host is not ready. */
  grace: number;
  log: Log;
};

/**
 * On SIGTERM or SIGINT: readiness ends and every answer closes its connection, after the grace no new connections, requests under way are finished, the
 * database is closed, exit code 0; where that takes longer than {@link PATIENCE}, exit code 1. Signals that follow change nothing: a process manager signals
 * `npm start` and the server both.
 * @returns whether it has begun
 * @see OPS-20
 */
export function stopGracefully({ drain, close, grace, log }: StopOptions): () => boolean {
  let stopping = false;
  const shut = () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    drain
      .end()
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "the database did not close");
          process.exit(1);
        },
      );
  };
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    drain.begin();
    if (grace === 0) shut();
    else setTimeout(shut, grace);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return () => stopping;
}

/** An unhandled rejection must not end the process for all visitors: it is logged as an error. */
export function logUnhandledRejections(log: Log): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise failed and nobody waited for it"));
}
