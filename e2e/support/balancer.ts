import { createServer, get, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How often hosts are asked whether they are ready, in milliseconds. */
const EVERY = 20;

export type Balancer = {
  origin: string;
  /** Hosts that get requests, by origin. */
  hosts: Set<string>;
  /** Whether a host was ready when it was asked last. */
  isReady: (origin: string) => boolean;
  stop: () => void;
};

const readiness = (origin: string) =>
  new Promise<boolean>((known) => {
    get(`${origin}/readyz`, { agent: false }, (response) => {
      response.resume();
      known(response.statusCode === 200);
    }).on("error", () => known(false));
  });

/** A load balancer as simple as they come: requests go in turn to hosts that are ready, and none is tried twice. A host that does not answer is status 502. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const hosts = new Set(origins);
  const ready = new Set<string>();
  const state = { stopped: false };
  let turn = 0;
  const look = async () => {
    while (!state.stopped) {
      for (const origin of hosts)
        if (await readiness(origin)) ready.add(origin);
        else ready.delete(origin);
      await pause(EVERY);
    }
  };
  const server = createServer((asked, answer) => {
    const open = [...hosts].filter((origin) => ready.has(origin));
    const origin = open[(turn += 1) % open.length];
    const fail = (status: number) => void answer.writeHead(status).end();
    if (origin === undefined) return fail(503);
    const { host } = new URL(origin);
    const passed = send(`${origin}${asked.url}`, { method: asked.method, headers: { ...asked.headers, host }, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => fail(502));
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  void look();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hosts,
    isReady: (origin) => ready.has(origin),
    stop: () => {
      state.stopped = true;
      server.closeAllConnections();
      server.close();
    },
  };
}
