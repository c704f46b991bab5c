import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import type { Database } from "../data";
import { createStorage } from "./sample/storage";
import { listen } from "./testing";

const CLIENT = "onehall";
const SECRET = "a-secret-of-thirty-two-characters";

export type OutsideProvider = {
  issuer: string;
  /** Settings of a portal that uses it. */
  env: Record<string, string>;
  /** Who logs in next, and how the provider behaves. */
  next: { account: string; claims: Record<string, unknown>; down: boolean; foreignKeys: boolean };
};

/** An OpenID provider of somebody else, on a port of its own: logs in whoever comes as `next.account`. @param portal origin of the portal, known later @param database where it remembers log-ins */
export async function openProvider(portal: () => string, database: Database): Promise<OutsideProvider> {
  const next: OutsideProvider["next"] = { account: "u-1", claims: {}, down: false, foreignKeys: false };
  let made: Provider | undefined;
  const port = await listen((request: IncomingMessage, response: ServerResponse) => {
    if (next.down) return response.destroy();
    const provider = (made ??= make());
    if (next.foreignKeys && request.url === "/jwks") {
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify({ keys: [] }));
    }
    if (!request.url?.startsWith("/interaction/")) return provider.callback()(request, response);
    return provider.interactionFinished(request, response, { login: { accountId: next.account } });
  });
  const issuer = `http://127.0.0.1:${port}`;
  const make = () =>
    new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT,
          client_secret: SECRET,
          redirect_uris: [`${portal()}/portal/login/callback`],
          post_logout_redirect_uris: [`${portal()}/portal/index`],
        },
      ],
      adapter: createStorage(database),
      jwks: { keys: [generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" })] },
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      cookies: { keys: ["test"] },
      claims: { profile: ["name", "level", "account_type", "corp", "corp_code"], phone: ["phone_number"] },
      scopes: ["openid", "profile", "phone"],
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      pkce: { required: () => true },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...next.claims }) }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ clientId: CLIENT, accountId: oidc.session?.accountId });
        grant.addOIDCScope("openid profile phone");
        await grant.save();
        return grant;
      },
    });
  return {
    issuer,
    next,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: SECRET, OIDC_SCOPES: "openid profile phone" },
  };
}
