import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { freePort } from "./portal";

const CLIENT = "onehall";
const SECRET = "a-secret-of-thirty-two-characters";
const KEY_ID = "key-of-the-provider";
/** Seconds for which an ID token is good. */
const LIFE = 300;

const newKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** What is wrong with the next ID token. */
export type Forgery = {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  /** Who signs: somebody else, nobody, or by a secret that both sides know. @default the provider's own key */
  by?: "somebody else" | "nobody" | "client secret" | "public key";
};

/** An OpenID provider of somebody else that logs everybody in as 欧阳测试, and can be told to send forged ID tokens. */
export async function startIdentityProvider() {
  const [own, foreign] = [newKeys(), newKeys()];
  const state: { next: Forgery } = { next: {} };
  const begun = new Map<string, { nonce: string; challenge: string }>();
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const jwk = (key: KeyObject) => ({ ...key.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" });

  function signed({ header = {}, claims = {}, by }: Forgery, nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const algorithm = by === "nobody" ? "none" : by === "client secret" || by === "public key" ? "HS256" : "RS256";
    const text = [
      { alg: algorithm, kid: KEY_ID, typ: "JWT", ...header },
      { iss: issuer, aud: CLIENT, sub: "u-1", name: "欧阳测试", level: 2, nonce, iat: now, exp: now + LIFE, ...claims },
    ]
      .map(encoded)
      .join(".");
    const secret = by === "client secret" ? SECRET : own.publicKey.export({ type: "spki", format: "pem" });
    const signature =
      algorithm === "none"
        ? ""
        : algorithm === "HS256"
          ? createHmac("sha256", secret).update(text).digest("base64url")
          : sign("RSA-SHA256", Buffer.from(text), by === "somebody else" ? foreign.privateKey : own.privateKey).toString("base64url");
    return `${text}.${signature}`;
  }

  async function tokenFor(request: IncomingMessage): Promise<object | undefined> {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const fields = new URLSearchParams(body);
    const one = begun.get(fields.get("code") ?? "");
    begun.delete(fields.get("code") ?? "");
    const verifier = createHash("sha256")
      .update(fields.get("code_verifier") ?? "")
      .digest("base64url");
    if (!one || one.challenge !== verifier) return undefined;
    return { access_token: randomUUID(), token_type: "Bearer", expires_in: LIFE, id_token: signed(state.next, one.nonce) };
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const json = (body: object | undefined) => response.writeHead(body ? 200 : 400, { "content-type": "application/json" }).end(JSON.stringify(body ?? {}));
    if (url.pathname === "/token") return void tokenFor(request).then(json);
    if (url.pathname === "/jwks") return json({ keys: [jwk(own.publicKey)] });
    if (url.pathname === "/keys-of-somebody-else") return json({ keys: [jwk(foreign.publicKey)] });
    if (url.pathname === "/authorize") {
      const [code, back] = [randomUUID(), new URL(url.searchParams.get("redirect_uri") ?? issuer)];
      begun.set(code, { nonce: url.searchParams.get("nonce") ?? "", challenge: url.searchParams.get("code_challenge") ?? "" });
      for (const [name, value] of Object.entries({ code, state: url.searchParams.get("state") ?? "" })) back.searchParams.set(name, value);
      return response.writeHead(303, { location: back.href }).end();
    }
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
    });
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    state,
    issuer,
    /** A key of somebody else, and where a header may say that it is found. */
    foreign: { jwk: jwk(foreign.publicKey), address: `${issuer}/keys-of-somebody-else` },
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: SECRET },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
