import { createClient, type Client } from "@onehall/api";

let client: Client | undefined;

/** The contract's client for what happens after loading. Import this module dynamically: no page needs it before somebody asks for something. */
export const browserClient = (): Client => (client ??= createClient({ baseUrl: location.origin }));
