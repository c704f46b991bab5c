import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server";

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

test("a whole request is answered, and its connection stays for the next one", async () => {
  const { answer, ms } = await answerTo("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n");
  expect(answer).toContain("200 OK");
  expect(ms).toBeGreaterThan(300);
});
