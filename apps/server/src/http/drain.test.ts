import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDrain } from "./drain";
import { createHttpServer } from "./http-server";

const GET = "GET / HTTP/1.1\r\nHost: a.test\r\n\r\n";

type Connection = { socket: Socket; said: () => string; closed: Promise<unknown> };

async function serve(listener: RequestListener) {
  const server = createHttpServer(listener);
  const drain = createDrain(server, 50);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const open = async (text: string): Promise<Connection> => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.setEncoding("utf8").on("data", (part) => (said += String(part)));
    const closed = once(socket, "close");
    await once(socket, "connect");
    socket.write(text);
    return { socket, said: () => said, closed };
  };
  return { drain, open, port };
}

/** Resolves when a connection has said this. */
const until = ({ said }: Connection, text: string) => expect.poll(said).toContain(text);

test("once it has begun, each connection is closed with its answer, and new ones are still taken", async () => {
  const { drain, open } = await serve((_request, response) => response.end("whole"));
  const kept = await open(GET);
  await until(kept, "whole");
  expect(kept.said()).toContain("Connection: keep-alive");
  drain.begin();
  kept.socket.write(GET);
  for (const connection of [kept, await open(GET)]) {
    await connection.closed;
    expect(connection.said()).toMatch(/Connection: close\r\n[^]*whole$/);
  }
});

test("at the end every connection is closed: idle, answering, in the middle of an answer, silent, in the middle of its headers", async () => {
  const answers: (() => void)[] = [];
  const { drain, open, port } = await serve((request, response) => {
    if (request.url === "/begun") response.write("begun");
    if (request.url === "/") response.end("whole");
    else answers.push(() => response.end("whole"));
  });
  const idle = await open(GET);
  await until(idle, "whole");
  const waiting = await open(GET.replace("/", "/waiting"));
  const begun = await open(GET.replace("/", "/begun"));
  await until(begun, "begun");
  await expect.poll(() => answers.length).toBe(2);
  const silent = await open("");
  const half = await open("GET / HTTP/1.1\r\nHos");
  const late = await open(GET); // Sent, and not yet read when the drain ends.
  const ended = drain.end();
  await Promise.all([idle.closed, late.closed]);
  expect(late.said()).toMatch(/Connection: close\r\n[^]*whole$/);
  const [refused] = (await once(connect(port, "127.0.0.1"), "error")) as [NodeJS.ErrnoException];
  expect(refused.code).toBe("ECONNREFUSED");
  for (const answer of answers) answer();
  await Promise.all([waiting, begun, silent, half].map(({ closed }) => closed));
  expect(waiting.said()).toMatch(/Connection: close\r\n[^]*whole$/);
  expect(begun.said()).toMatch(/Connection: keep-alive\r\n[^]*whole\r\n0\r\n\r\n$/);
  expect([silent.said(), half.said()]).toEqual(["", ""]);
  await ended;
});
