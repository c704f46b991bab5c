import { once } from "node:events";
import { connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { documentRoutes } from "../../documents";
import type { Open } from "../../data/testing";
import { contractRouter } from "../router/router";
import { type Host, openHost } from "../testing";

/** An answer as it came over the wire. */
export type WireAnswer = { status: number; headers: string; body: Buffer; json: () => Record<string, unknown> };

/** A host that listens, asked with bytes alone. */
export type WireHost = Host & { send: (head: string, body?: string) => Promise<WireAnswer> };

/** Contract and documents behind a real port. `send` writes a request line with headers, and a body, byte for byte. */
export async function openWire(open: Open): Promise<WireHost> {
  const host = await openHost(open);
  const documents = documentRoutes({ services: host.services, publicOrigin: undefined });
  const server = createAdaptorServer({ fetch: new Hono().route("/", contractRouter(host.services)).route("/", documents.routes).fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await documents.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { ...host, send: (head, body = "") => exchange(port, head, body) };
}

async function exchange(port: number, head: string, body: string): Promise<WireAnswer> {
  const [line = "", ...headers] = head.split("\n").map((one) => one.trim());
  const socket = connect(port, "127.0.0.1");
  const length = body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  socket.write(`${[`${line} HTTP/1.1`, "Host: hall.example.org", "Connection: close", ...headers, ...length].join("\r\n")}\r\n\r\n${body}`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const end = raw.indexOf("\r\n\r\n");
  const answered = raw.subarray(0, end).toString("latin1");
  const content = /^transfer-encoding: chunked/im.test(answered) ? unchunked(raw.subarray(end + 4)) : raw.subarray(end + 4);
  return { status: Number(answered.slice(9, 12)), headers: answered, body: content, json: () => JSON.parse(content.toString()) as Record<string, unknown> };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, end).toString(), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
