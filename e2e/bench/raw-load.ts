import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Answers by kind, and how long they took, in milliseconds. */
export type Tally = { answers: number; refused: number; failed: number; times: number[]; refusals: number[] };

export type LoadOptions = {
  origin: string;
  connections: number;
  seconds: number;
  path: () => string;
  /** Milliseconds between an answer and the next request. */ wait?: number;
};

const HEAD_END = "\r\n\r\n";

/** Length of the first whole answer in what has arrived; undefined while it is not whole. */
function answerLength(received: string): number | undefined {
  const head = received.indexOf(HEAD_END);
  if (head < 0) return undefined;
  const body = head + HEAD_END.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  if (length !== undefined) return received.length >= body + Number(length) ? body + Number(length) : undefined;
  const end = received.indexOf("0\r\n\r\n", body);
  return end < 0 ? undefined : end + "0\r\n\r\n".length;
}

/**
 * Requests over so many connections, each the next one as soon as it was answered, until the time is over. On bare sockets: Node's own client costs more than
 * the server spends on a cached page, and would measure itself.
 */
export async function load({ origin, connections, seconds, path, wait = 0 }: LoadOptions): Promise<Tally> {
  const { hostname, port, host } = new URL(origin);
  const tally: Tally = { answers: 0, refused: 0, failed: 0, times: [], refusals: [] };
  const end = performance.now() + seconds * 1000;
  const connection = async (): Promise<void> => {
    const socket = connect(Number(port), hostname).setEncoding("latin1").setNoDelay(true);
    const answers = socket[Symbol.asyncIterator]() as AsyncIterator<string>;
    let received = "";
    while (performance.now() < end) {
      const start = performance.now();
      socket.write(`GET ${path()} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
      let length = answerLength(received);
      while (length === undefined) {
        const { value, done } = await answers.next();
        if (done) throw new Error("the portal has closed a connection");
        received += value;
        length = answerLength(received);
      }
      const took = performance.now() - start;
      const status = received.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
      received = received.slice(length);
      if (status === "200") tally.times.push(took);
      if (status === "503") tally.refusals.push(took);
      tally[status === "200" ? "answers" : status === "503" ? "refused" : "failed"] += 1;
      if (wait > 0) await pause(wait);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return tally;
}

/** The value below which this share of the times lies; 0 where there is none. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
