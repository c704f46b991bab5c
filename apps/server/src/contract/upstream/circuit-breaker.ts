/** Failures in a row after which a back end is left alone. */
const PATIENCE = 5;
/** For how long, in milliseconds; then one request tries whether it is back. */
const REST = 10_000;

export type CircuitBreaker = {
  /** Whether a request may be sent now. */
  closed: () => boolean;
  /** Whether it is left alone at the moment; asking changes nothing. */
  resting: () => boolean;
  succeeded: () => void;
  failed: () => void;
};

/** Keeps requests away from a back end that does not answer, so that nobody waits for it and it can recover. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let retryAt = 0;
  return {
    closed() {
      if (failures < PATIENCE) return true;
      const wait = retryAt - now();
      if (wait > 0 && wait <= REST) return false; // longer: the clock was set back
      retryAt = now() + REST; // this one request tries; the others wait for what it finds
      return true;
    },
    resting: () => failures >= PATIENCE,
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= PATIENCE) retryAt = now() + REST;
    },
  };
}
