import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import process from "node:process";

/**
 * The back end of a department, as a process of its own: takes events as docs/operating.md says, and prints each one that it has received as a line of JSON.
 * node department.mjs <port> <secret> <mode>; modes: ok, fails (500), garbage (no HTTP at all), dies (after it has received, before it answers).
 */
const [port, secret = "", mode = "ok"] = process.argv.slice(2);

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const signature = createHmac("sha256", secret)
    .update(`${String(request.headers["x-onehall-sent"])}.${body}`)
    .digest("base64url");
  if (request.url !== "/applications/events" || request.headers["x-onehall-signature"] !== signature) return void response.writeHead(401).end();
  const { id, kind, receipt, applicant, department } = JSON.parse(body);
  process.stdout.write(`${JSON.stringify({ id, kind, receipt, applicant, department, mode })}\n`, () => {
    if (mode === "dies") process.exit(1);
  });
  if (mode === "fails") response.writeHead(500).end();
  if (mode === "garbage") request.socket.end("这不是 HTTP\n");
  if (mode === "ok") response.writeHead(204).end();
});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
