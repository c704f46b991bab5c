import { Client } from "pg";

/** Longest time for a host to say whether it is the primary, in milliseconds. */
const LIMIT = 5_000;

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** One address for each host of `postgres://user:password@a:5432,b:5432/name`, which is how libpq writes a primary and its standbys. */
export function addressesOf(url: string): string[] {
  const [, user = "", hosts = "", rest = ""] = HOSTS.exec(url) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => `${user}${host}${rest}`) : [url];
}

/** The address itself, where its host takes writes. @throws Error where it does not answer, or follows another */
async function ifPrimary(address: string): Promise<string> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: LIMIT, query_timeout: LIMIT });
  client.on("error", () => undefined); // Broken off: the query fails.
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>("SELECT pg_is_in_recovery() AS follows");
    if (rows[0]?.follows !== false) throw new Error("它是备库，不能写入");
    return address;
  } finally {
    void client.end().catch(() => undefined); // Nobody waits for a host that does not answer.
  }
}

/**
 * The address of the host that is the primary, asked all at once.
 * @throws Error the reason of the first host, where none is
 * @see OPS-23
 */
export async function findPrimary(addresses: readonly string[]): Promise<string> {
  try {
    return await Promise.any(addresses.map(ifPrimary));
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}
