import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { contractRouter } from "../contract/router/router";
import { createServices } from "../contract/services";
import type { Database } from "../data";
import type { Log } from "../common/log";
import { readSettings, type Settings } from "../settings";
import { createIdentity, type Identity } from "./index";

/** A server on a free port until the test ends. @returns the port */
export async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

type Cookie = { value: string; path: string };

/** A browser as far as a log-in needs one: it keeps cookies by host and path, and follows redirects one by one. */
export class Browser {
  readonly #jar = new Map<string, Cookie>();
  /** Every address that was asked for. */
  readonly visited: string[] = [];
  /** Every cookie as it was set. */
  readonly set: string[] = [];
  readonly #fetch: typeof fetch;

  /** @param reach how to reach the addresses, where it is not the network */
  constructor(reach: typeof fetch = fetch) {
    this.#fetch = reach;
  }

  async open(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    this.visited.push(url.href);
    const cookie = [...this.#jar]
      .filter(([key, { path }]) => key.startsWith(`${url.host} `) && url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(" ")[1]}=${value}`)
      .join("; ");
    const headers = { accept: "text/html,*/*", ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) };
    const response = await this.#fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(url.host, line);
    return response;
  }

  /** Opens, and goes wherever it is sent, at most ten times. */
  async follow(address: string | URL, init: RequestInit = {}): Promise<{ response: Response; url: string }> {
    let url = new URL(address);
    let response = await this.open(url, init);
    for (let hop = 0; hop < 10; hop += 1) {
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || location === null) break;
      url = new URL(location, url);
      response = await this.open(url);
    }
    return { response, url: url.href };
  }

  #keep(host: string, line: string): void {
    this.set.push(line);
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const of = (key: string) => attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const gone = of("max-age") === "0" || (of("expires") !== undefined && Date.parse(of("expires") ?? "") <= Date.now());
    if (gone) this.#jar.delete(`${host} ${name}`);
    else this.#jar.set(`${host} ${name}`, { value, path: of("path") ?? "/" });
  }

  cookie(name: string): string | undefined {
    return [...this.#jar].find(([key]) => key.endsWith(` ${name}`))?.[1].value;
  }

  setCookie(host: string, name: string, value: string): void {
    this.#jar.set(`${host} ${name}`, { value, path: "/" });
  }
}

export type Portal = {
  origin: string;
  app: Hono;
  identity: Identity;
  /** The clock; tests turn it. */
  clock: { now: Date };
  logged: unknown[];
  settings: Settings;
  /** Logs a browser in as a sample; ends where it was sent. */
  logIn(browser: Browser, account: string, back?: string): Promise<{ response: Response; url: string }>;
  /** Who the portal says that a browser is. */
  who(browser: Browser): Promise<unknown>;
};

/** A portal without faces: log-in and the contract, over HTTP. @param env settings as an operator writes them */
export async function openPortal(database: Database, env: Record<string, string> = {}): Promise<Portal> {
  const settings = readSettings(env, "/");
  const clock = { now: new Date("2026-11-20T02:00:00Z") };
  const logged: unknown[] = [];
  const note = (entry: unknown) => void logged.push(entry);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const identity = createIdentity({ database, settings, log, now: () => clock.now });
  const app = new Hono();
  identity.mount(app);
  app.route("/", contractRouter(await createServices({ database, identity, log, now: () => clock.now })));
  app.get("/portal/*", (c) => c.text(`page ${c.req.path}`));
  const origin = `http://127.0.0.1:${await listen(getRequestListener(app.fetch))}`;
  return {
    origin,
    app,
    identity,
    clock,
    logged,
    settings,
    async logIn(browser, account, back) {
      const { url } = await browser.follow(`${origin}/portal/login${back === undefined ? "" : `?back=${encodeURIComponent(back)}`}`);
      return browser.follow(url, { method: "POST", body: new URLSearchParams({ account }) });
    },
    async who(browser) {
      const response = await browser.open(`${origin}/_tif_sso_loginuser_maskget/`);
      return ((await response.json()) as { data: { user: unknown } }).data.user;
    },
  };
}
