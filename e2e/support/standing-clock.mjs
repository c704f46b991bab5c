// Loaded into the built portal before anything else (NODE_OPTIONS): its clock stands at `now`, and goes forward by what is written to the socket `at` (`jump …`: without any time passing).
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

/** Shorter pauses are for the machine, not for people or policies: they pass by themselves. Milliseconds. */
const SHORT = 1000;

const asked = new URL(import.meta.url).searchParams;
/** Names this file; a program that the portal starts has the time of the machine. */
const GIVEN_BY = "NODE_OPTIONS";
Reflect.deleteProperty(process.env, GIVEN_BY);

/**
 * @param {string} address of the socket
 * @param {number} now milliseconds
 */
function stand(address, now) {
  const { Date: RealDate, setTimeout: realSet, clearTimeout: realClear } = globalThis;
  /** @type {Map<NodeJS.Timeout, { due: number, run: () => void }>} */
  const waiting = new Map();

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
  globalThis.setTimeout = Object.assign((work, delay = 0, ...args) => {
    if (!(delay >= SHORT)) return realSet(work, delay, ...args);
    // Far away, but there: whether the process may end is decided by the portal's own ref and unref.
    const timer = realSet(() => undefined, 2 ** 31 - 1);
    waiting.set(timer, { due: now + delay, run: () => work(...args) });
    return timer;
  }, realSet);
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer);
    realClear(timer);
  };
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    globalThis.setTimeout(() => controller.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")), delay).unref();
    return controller.signal;
  };

  const forward = (milliseconds) => {
    now += milliseconds;
    for (const [timer, { due, run }] of waiting) {
      if (due > now) continue;
      globalThis.clearTimeout(timer);
      run();
    }
  };
  const set = (milliseconds) => {
    now += milliseconds;
    for (const one of waiting.values()) one.due += milliseconds;
  };
  const server = createServer((socket) =>
    socket.on("data", (text) => {
      const [, jump] = String(text).split("jump ");
      if (jump === undefined) forward(Number(text));
      else set(Number(jump));
      socket.end("done");
    }),
  );
  server.listen(address).unref();
  process.once("exit", () => rmSync(address, { force: true }));
}

if (isMainThread) stand(asked.get("at") ?? "", Number(asked.get("now")));
