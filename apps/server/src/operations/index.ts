import type { Hono } from "hono";
import type { Upstream } from "../contract/upstream";
import type { Database } from "../data";
import { statusRoutes } from "./status-page";
import type { Settings } from "../settings";
import { createStatus } from "./status";
import { operatorRoutes } from "./tracking-page";

/** Pages about the portal itself. */
export type Operations = { mount: (app: Hono) => void };

type OperationsOptions = {
  database: Database;
  settings: Pick<Settings, "operatorToken">;
  /** Whether nothing can be written now. */
  readOnly: () => boolean;
  /** The contract, asked inside the process. */
  contract: Hono;
  ready: () => Promise<boolean>;
  upstream: Upstream | undefined;
};

export function createOperations({ database, settings: { operatorToken }, readOnly, contract, ready, upstream }: OperationsOptions): Operations {
  const status = createStatus({ contract, ready, readOnly, upstreams: () => upstream?.report() ?? [] });
  return {
    mount(app) {
      statusRoutes(app, status);
      operatorRoutes({ database, token: operatorToken }, app);
    },
  };
}
