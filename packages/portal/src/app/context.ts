import { createClient, type Client } from "@onehall/api";
import { createContext, RouterContextProvider } from "react-router";

/** What a visitor chose for every page; kept in cookies by the server. */
export type Preferences = { elder: boolean; contrast: boolean };

/** What the server tells a face of one request. */
export type RequestInfo = {
  /** Reaches the contract: inside the process on our own server, over the network elsewhere. */
  fetch: typeof fetch;
  /** `https://host` that the visitor sees. */
  origin: string;
  preferences: Preferences;
};

type PortalContext = { client: Client; origin: string; preferences: Preferences };

const key = createContext<PortalContext>();

/** Turns the server's information into the context that loaders get. Exported by each app's entry.server, because a context key is an object of one bundle. */
export function makeContext({ fetch, origin, preferences }: RequestInfo): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(key, { client: createClient({ baseUrl: origin, fetch }), origin, preferences });
  return context;
}

type LoaderContext = { context: Readonly<RouterContextProvider> };

/** The contract's client, the origin and the preferences of the request that a loader serves. */
export const portalOf = ({ context }: LoaderContext): PortalContext => context.get(key);
