import { connect } from "node:net";
import { expect, origin, test } from "../support/test";

/** The whole answer to a request written byte by byte, as no HTTP client would send it. */
const answerTo = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin());
    let answer = "";
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ""), () => socket.end(`${lines.join("\r\n")}\r\n\r\n`));
    socket.setEncoding("utf8").on("data", (text) => (answer += String(text)));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });

test("no request can leave another host in a cached page", async ({ request }) => {
  const { host } = new URL(origin());
  // An address that nobody has opened yet, so that the first answer is the one that is cached.
  for (const path of ["/portal/v2/faq?poisoned=1", "/portal/v3/faq?poisoned=1", "/portal/api/v2/node/gdbsPortal/index?region=440000&poisoned=1"]) {
    const poisoned = await answerTo(`GET http://evil.example${path} HTTP/1.1`, `Host: ${host}`, "Connection: close");
    expect(poisoned).toMatch(/^HTTP\/1\.1 400 /);
    expect(await answerTo(`GET ${path} HTTP/1.1`, `Host: ${host}`, "Host: evil.example", "Connection: close")).toMatch(/^HTTP\/1\.1 400 /);
    const answer = await request.get(path, { headers: { "X-Forwarded-Host": "evil.example" } });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain("evil.example");
  }
});

test("health is told to an HTTP/1.0 client without a host", async () => {
  expect(await answerTo("GET /healthz HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 [^]*ok$/);
});

/** @see ASVS-36 */
test("a request whose end is not clear is refused, and so is TRACE", async () => {
  const host = `Host: ${new URL(origin()).host}`;
  const call = "POST /portal/api/v2/feedback/add HTTP/1.1";
  for (const ends of [
    ["Content-Length: 4", "Transfer-Encoding: chunked"],
    ["Content-Length: 4", "Content-Length: 5"],
    ["Transfer-Encoding : chunked"],
    ["Transfer-Encoding: chunked, identity"],
  ])
    expect(await answerTo(call, host, ...ends, "Connection: close", "", "0"), ends.join()).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo("TRACE /portal/v2/index HTTP/1.1", host, "X-Secret: 1", "Connection: close")).toMatch(/^HTTP\/1\.1 405 (?![^]*X-Secret)/);
});
