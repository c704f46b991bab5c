import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server";
import { encodedAddress } from "./unreadable-request";

const LIMITS = { headers: 100, request: 200, idle: 400, keepAlive: 400, check: 20 };

/** What the server answers to who sends this and then nothing more, and after how many milliseconds it closes. */
async function answerTo(text: string): Promise<{ answer: string; ms: number }> {
  const server = createHttpServer((request, response) => {
    request.resume().on("end", () => response.end("whole"));
  }, LIMITS);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const start = performance.now();
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part) => (answer += String(part)));
    socket.on("close", () => resolve({ answer, ms: performance.now() - start })).on("error", reject);
  });
}

test.each([
  ["headers that never end", "GET / HTTP/1.1\r\nHost: a.test\r\nX-Slow: ", "408"],
  ["a body that never ends", "POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 10\r\n\r\nhalf", "408"],
  ["a connection that says nothing", "", "408"],
])("%s: cut off", async (_what, text, status) => {
  const { answer, ms } = await answerTo(text);
  expect(answer.split(" ")[1] ?? "").toBe(status);
  expect(ms).toBeLessThan(5_000);
});

test("who goes on dripping is cut off all the same", async () => {
  const server = createHttpServer(() => undefined, LIMITS);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined).resume();
  socket.write("GET / HTTP/1.1\r\nHost: a.test\r\n");
  const drip = setInterval(() => socket.write("X: 1\r\n"), 20);
  await new Promise<void>((closed) => socket.once("close", () => closed()));
  clearInterval(drip);
  expect(socket.destroyed).toBe(true);
});

test("a whole request is answered, and its connection stays for the next one", async () => {
  const { answer, ms } = await answerTo("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n");
  expect(answer).toContain("200 OK");
  expect(ms).toBeGreaterThan(300);
});

const latin = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["GET /portal/v2/search?keyword=护照&region=440100 HTTP/1.1", "/portal/v2/search?keyword=%E6%8A%A4%E7%85%A7&region=440100"],
  ["HEAD /portal/v2/faq?q=a%20护 HTTP/1.0", "/portal/v2/faq?q=a%20%E6%8A%A4"],
])("%s is sent on to the address as the standard has it", async (line, location) => {
  const { answer } = await answerTo(`${line}\r\nHost: a.test\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
});

test.each([
  ["another host", Buffer.from("GET //other.example/护 HTTP/1.1")],
  ["a form", Buffer.from("POST /portal/护 HTTP/1.1")],
  ["no UTF-8", latin("GET /portal/\xbb\xa4 HTTP/1.1")],
  ["a second header in the line", latin("GET /portal/\xe6\r X: 1 HTTP/1.1")],
  ["no end", latin("GET /portal/\xe6")],
])("%s is not sent on", (_what, line) => {
  expect(encodedAddress(Buffer.concat([line, Buffer.from("\r\nHost: a.test\r\n\r\n")]))).toBeUndefined();
});

test("what cannot be read at all is refused", async () => {
  const { answer } = await answerTo("GET /portal/護照 X HTTP/1.1\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
