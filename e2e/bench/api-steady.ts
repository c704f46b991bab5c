// A steady load from a process of its own: requests leave by the clock, and their time counts from when they should have left.
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import type { Request } from "./api-load";

type Asked = { origin: string; requests: Request[]; perSecond: number; seconds: number; mayRefuse: boolean };
/** Too much for an argument where the requests are many: they come on the standard input. */
const { origin, requests, perSecond, seconds, mayRefuse } = JSON.parse(readFileSync(0, "utf8")) as Asked;

const CONNECTIONS = 16;
const { hostname, port, host } = new URL(origin);
const bytesOf = (request: Request): Buffer => {
  const form = request.method === "POST" ? `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(request.body)}\r\n` : "";
  return Buffer.from(`${request.method} ${request.path} HTTP/1.1\r\nHost: ${host}\r\n${form}\r\n${request.body}`);
};
const bytes = requests.map(bytesOf);
const END = Buffer.from("\r\n\r\n");

const times: number[] = [];
let errors = 0;
/** Requests go round: each in turn, then the first again. */
let sent = 0;

/** What counts as an answer: with hostile requests a refusal is one too. */
const ANSWERED = mayRefuse ? /^HTTP\/1\.1 (?:200|4\d\d)/ : /^HTTP\/1\.1 200/;

const CLOSES = /\r\nconnection: close\r\n/i;

/** One connection with one request under way; `since` is when it should have left. */
class Line {
  #received: Buffer = Buffer.alloc(0);
  #since = 0;
  free = true;
  #socket: Socket;

  constructor(ready: () => void) {
    this.#socket = this.#open(ready);
  }

  #open(ready?: () => void): Socket {
    const socket = connect(Number(port), hostname, ready);
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => this.#read(chunk));
    socket.on("end", () => this.#closed());
    socket.on("error", () => (errors += 1));
    return socket;
  }

  send(since: number): void {
    this.free = false;
    this.#since = since;
    this.#socket.write(bytes[sent++ % bytes.length] ?? END);
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const head = this.#received.indexOf(END);
    if (head === -1) return;
    const headers = this.#received.subarray(0, head).toString("latin1");
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? Number.NaN);
    // What is refused before it is read ends with its connection.
    if (CLOSES.test(headers)) return;
    if (Number.isNaN(length)) throw new Error(`no length in:\n${headers}`);
    if (this.#received.length >= head + END.length + length) this.#answered(headers);
  }

  #closed(): void {
    this.#socket.destroy();
    this.#socket = this.#open();
    const answer = this.#received.toString("latin1");
    if (!this.free && CLOSES.test(answer)) this.#answered(answer);
  }

  #answered(headers: string): void {
    if (!ANSWERED.test(headers)) errors += 1;
    times.push(performance.now() - this.#since);
    this.#received = Buffer.alloc(0);
    this.free = true;
    const waiting = queue.shift();
    if (waiting !== undefined) this.send(waiting);
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** When requests should have left that found no free connection. */
const queue: number[] = [];
const lines: Line[] = [];
for (let made = 0; made < CONNECTIONS; made += 1) await new Promise<void>((ready) => lines.push(new Line(ready)));

const start = performance.now();
const total = Math.floor(perSecond * seconds);
let left = 0;
await new Promise<void>((done) => {
  const tick = (): void => {
    const now = performance.now();
    for (; left < total && start + (left * 1000) / perSecond <= now; left += 1) {
      const due = start + (left * 1000) / perSecond;
      const [line] = lines.splice(
        lines.findIndex(({ free }) => free),
        1,
      );
      if (line?.free) line.send(due);
      else queue.push(due);
      if (line) lines.push(line); // to the end: a connection that is never used is closed by the server after some seconds
    }
    if ((left >= total && times.length >= total) || now - start > (seconds + 10) * 1000) return done();
    setImmediate(tick);
  };
  tick();
});
const took = (performance.now() - start) / 1000;
for (const line of lines) line.end();

times.sort((one, other) => one - other);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.POSITIVE_INFINITY;
console.log(JSON.stringify({ perSecond: times.length / took, p50: at(0.5), p99: at(0.99), errors: errors + total - times.length }));
