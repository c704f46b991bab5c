import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Claims } from "./people";

/** Path to which the provider sends people back; to be registered there with the origin in front. */
export const CALLBACK = "/portal/login/callback";

/** Seconds that the provider has for an answer. */
const PATIENCE = 10;

/** A provider as the relying party needs it. */
export type ProviderAccess = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** More parameters of the authorization request, such as `service=initService`. @see LOGIN-05 */
  parameters: Readonly<Record<string, string>>;
  /** Stands in for the network where the provider is in the same process. */
  fetch?: typeof fetch;
};

export type AuthorizationRequest = { url: URL; state: string; nonce: string; verifier: string };
export type LogoutRequest = { claims: Claims; idToken: string | undefined };

export type RelyingParty = {
  /** Where to send somebody to log in, and what to remember of it. */
  begin(origin: string): Promise<AuthorizationRequest>;
  /** Trades the code for the claims. @throws AuthorizationResponseError when the provider says no, another error when something does not fit */
  end(callback: URL, known: { state: string; nonce: string; verifier: string }): Promise<LogoutRequest>;
  /** Where to send somebody to log out of the provider too; undefined where it offers none. @param target path of our own to come back to */
  endSession(origin: string, target: string, idToken: string | undefined): Promise<URL | undefined>;
};

/**
 * OpenID Connect: authorization code, PKCE, state and nonce, ID token with checked signature. What the provider can do is asked for at the first
 * log-in, so that the portal starts without it; a failure is asked again at the next.
 * @param access how to reach the provider for somebody who opened the site at an origin
 */
export function createRelyingParty(access: (origin: string) => ProviderAccess): RelyingParty {
  const known = new Map<string, Promise<Configuration>>();

  async function discover({ issuer, clientId, clientSecret, fetch }: ProviderAccess): Promise<Configuration> {
    const server = new URL(issuer);
    return discovery(server, clientId, { id_token_signed_response_alg: undefined }, ClientSecretBasic(clientSecret), {
      timeout: PATIENCE,
      // Without TLS only on this machine (settings.ts), where there is no network in between.
      execute: [enableNonRepudiationChecks, ...(server.protocol === "http:" ? [allowInsecureRequests] : [])],
      ...(fetch ? { [customFetch]: (url: string, options: object) => fetch(url, options) } : {}),
    });
  }

  function configurationFor(one: ProviderAccess): Promise<Configuration> {
    // One that answers inside the process is made again for each origin, and cheap to ask.
    if (one.fetch) return discover(one);
    const asked = known.get(one.issuer) ?? discover(one);
    known.set(one.issuer, asked);
    asked.catch(() => known.delete(one.issuer));
    return asked;
  }

  return {
    async begin(origin) {
      const one = access(origin);
      const configuration = await configurationFor(one);
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(configuration, {
        ...one.parameters,
        redirect_uri: origin + CALLBACK,
        scope: one.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { url, state, nonce, verifier };
    },
    async end(callback, { state, nonce, verifier }) {
      const configuration = await configurationFor(access(callback.origin));
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the provider sent no ID token");
      const more = configuration.serverMetadata().userinfo_endpoint ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return { claims: { ...more, ...claims }, idToken: tokens.id_token };
    },
    async endSession(origin, target, idToken) {
      const one = access(origin);
      const configuration = await configurationFor(one);
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      return buildEndSessionUrl(configuration, { post_logout_redirect_uri: origin + target, ...(idToken === undefined ? {} : { id_token_hint: idToken }) });
    },
  };
}
