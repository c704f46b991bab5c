import { readFileSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { request, type RequestOptions } from "node:https";
import { join } from "node:path";
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { type Proxy, startNginx } from "../support/nginx";
import { type Portal, root, startPortal } from "../support/portal";
import { expect, test } from "../support/test";

/** The portal behind the reverse proxy of deploy/nginx.conf. docs/requirements/security.md */
const HOST = "portal.example";
const ca = readFileSync(join(root, "e2e/support/tls/certificate.pem"));

let portal: Portal;
let proxy: Proxy | undefined;
test.beforeAll(async () => {
  portal = await startPortal({ env: { PUBLIC_ORIGIN: `https://${HOST}`, TRUST_PROXY: "1", SAMPLE_LOGIN: "1" } });
  proxy = await startNginx(portal.origin);
});
test.afterAll(async () => {
  await proxy?.stop();
  await portal.stop();
});

type Answer = { status: number | undefined; headers: IncomingMessage["headers"]; body: string; protocol: string | null; trusted: boolean };

/** Asks through the proxy as a browser that trusts the certificate's issuer, and none else. */
function ask(path: string, { headers = {}, ...options }: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({
      host: "127.0.0.1",
      port: proxy?.https,
      servername: HOST,
      ca,
      path,
      headers: { host: HOST, ...headers },
      agent: false,
      ...options,
    });
    asking.on("response", async (answer) => {
      const { socket } = answer as unknown as { socket: TLSSocket };
      const [protocol, trusted] = [socket.getProtocol(), socket.authorized];
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString(), protocol, trusted });
    });
    asking.on("error", reject).end();
  });
}

test("through the proxy everything is TLS: current versions only, a certificate that is checked, cookies and addresses of https alone", async () => {
  const page = await ask("/portal/v3/index");
  expect([page.status, page.trusted, page.protocol]).toEqual([200, true, "TLSv1.3"]);
  expect((await ask("/portal/v3/index", { maxVersion: "TLSv1.2" })).protocol).toBe("TLSv1.2");
  for (const maxVersion of ["TLSv1", "TLSv1.1"] as const)
    await expect(ask("/portal/v3/index", { minVersion: "TLSv1", maxVersion, ciphers: "DEFAULT@SECLEVEL=0" }), maxVersion).rejects.toThrow(
      /protocol|alert|version/i,
    );
  await expect(ask("/portal/v3/index", { servername: "other.example" })).rejects.toThrow(/altnames|Hostname/);
  expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  expect(page.body).toContain(`<link rel="canonical" href="https://${HOST}/portal/`);
  expect(page.body).not.toContain(`http://${HOST}`);
  const login = await ask("/portal/login?back=/portal/v3/user");
  expect(login.status).toBe(303);
  expect(login.headers.location).toMatch(new RegExp(`^https://${HOST}/portal/`));
  for (const cookie of login.headers["set-cookie"] ?? []) expect(cookie).toMatch(/; Secure/i);
  expect(login.headers["set-cookie"]?.length).toBeGreaterThan(0);
});

test("without TLS the proxy sends on to https, keeps the operator's pages from outside, and replaces what a visitor says of his address", async () => {
  const location = await new Promise((resolve, reject) => {
    plainRequest({ host: "127.0.0.1", port: proxy?.http, path: "/portal/v2/search?keyword=1", headers: { host: HOST } }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location]);
    })
      .on("error", reject)
      .end();
  });
  expect(location).toEqual([301, `https://${HOST}/portal/v2/search?keyword=1`]);
  expect((await ask("/portal/operator/metrics")).status).toBe(403);
  const forged = await ask("/portal/v2/about-me", {
    headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", "x-forwarded-for": "1.2.3.4" },
  });
  expect(forged.status).toBe(200);
  expect(forged.body).not.toContain("evil.example");
});
