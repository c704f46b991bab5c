import { createClient, type Client, type ClientOptions, type User } from "@onehall/api";
import { createContext, redirectDocument, RouterContextProvider } from "react-router";

/** What a visitor chose for every page; kept in cookies by the server. */
export type Preferences = { elder: boolean; contrast: boolean; traditional: boolean; size?: number; aloud?: true; scheme?: "light" | "dark" };

/** Something to scan or to install: with its address, or (for operators alone) with the setting that is missing. @see SHELL-22 */
export type App = { key: string; name: string; url?: string; setting?: string };

/** What the server tells a face of one request. */
export type RequestInfo = {
  /** Reaches the contract: inside the process on our own server, over the network elsewhere. */
  fetch: typeof fetch;
  /** Cached responses of the contract; not on personal pages. */
  cached?: ClientOptions["cached"] | undefined;
  /** `https://host` that the visitor sees. */
  origin: string;
  preferences: Preferences;
  /** Who is logged in, null for nobody; only on pages about one visitor (below /portal/user/), where `fetch` calls in the visitor's name. */
  visitor?: User | null | undefined;
  /** What the settings of the installation add to the side toolbar and the footer. @default none */
  apps?: App[];
  /** A demonstration with the sample log-in: nothing that is handed in reaches an authority. @default true */
  sample?: boolean;
};

type PortalContext = {
  client: Client;
  origin: string;
  preferences: Preferences;
  visitor: User | null | undefined;
  apps: App[];
  sample: boolean;
};

const key = createContext<PortalContext>();
const faultKey = createContext("");

/** Turns the server's information into the context that loaders get. Exported by each app's entry.server, because a context key is an object of one bundle. */
export function makeContext({ fetch, cached, origin, preferences, visitor, apps = [], sample = true }: RequestInfo): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(key, { client: createClient({ baseUrl: origin, fetch, ...(cached && { cached }) }), origin, preferences, visitor, apps, sample });
  return context;
}

type LoaderContext = { context: Readonly<RouterContextProvider> };

/** Names the first thing that is wrong with a form, from its action: the page's title begins with it, with scripts and without. @see GOV-17 */
export const setFault = ({ context }: LoaderContext, errors: Readonly<Record<string, string>>): void => context.set(faultKey, Object.values(errors)[0] ?? "");

/** What {@link setFault} has named in this request, for the loader that runs after the action. */
export const faultOf = ({ context }: LoaderContext): string => context.get(faultKey);

/** The contract's client, the origin and the preferences of the request that a loader serves. */
export const portalOf = ({ context }: LoaderContext): PortalContext => context.get(key);

/**
 * Who is logged in, for the loader of a page below /portal/user/; `portalOf` gives the client that calls in their name. Sends to the log-in and back again
 * where nobody is. @throws Error on any other page: those are cached and the same for all
 */
export function visitorOf({ context, request }: LoaderContext & { request: Request }): User {
  const { visitor } = context.get(key);
  if (visitor === undefined) throw new Error(`${new URL(request.url).pathname} is kept for everybody: a page about a visitor stands below /portal/user/`);
  if (visitor) return visitor;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(`/portal/login?back=${encodeURIComponent(pathname + search)}`);
}
