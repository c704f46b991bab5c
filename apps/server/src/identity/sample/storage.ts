import type { Adapter, AdapterPayload } from "oidc-provider";
import { type Database, sql } from "../../data";

/** Entries that are kept at once; the oldest go, so that nobody can fill the database. */
const MOST = 5_000;
/** One entry in so many also removes those that are over or too many. */
const SWEEP = 50;
/** Of what names no time of its own, in seconds. */
const TTL = 600;

const put = sql`INSERT INTO sample_login (id, uid, grant_id, payload, expires_at)
  VALUES (${"id"}, ${"uid"}, ${"grant"}, ${"payload"}, ${"expiresAt"})
  ON CONFLICT (id) DO UPDATE SET uid = excluded.uid, grant_id = excluded.grant_id, payload = excluded.payload, expires_at = excluded.expires_at`;
const byId = sql<{ payload: string }>`SELECT payload FROM sample_login WHERE id = ${"id"} AND expires_at > ${"now"}`;
const byUid = sql<{ payload: string }>`SELECT payload FROM sample_login WHERE uid = ${"uid"} AND expires_at > ${"now"} LIMIT 1`;
const replace = sql`UPDATE sample_login SET payload = ${"payload"} WHERE id = ${"id"}`;
const remove = sql`DELETE FROM sample_login WHERE id = ${"id"}`;
const revoke = sql`DELETE FROM sample_login WHERE grant_id = ${"grant"}`;
const sweep = sql`DELETE FROM sample_login WHERE expires_at <= ${"now"}
  OR expires_at < (SELECT MIN(expires_at) FROM (SELECT expires_at FROM sample_login ORDER BY expires_at DESC LIMIT ${"most"}) AS newest)`;

/**
 * What the sample provider remembers, shared by its instances and by every process of the database: the steps of one log-in may reach different ones.
 * Bounded in time and number.
 */
export function createStorage(database: Pick<Database, "get" | "run">): (model: string) => Adapter {
  const parsed = (row: { payload: string } | undefined) => (row ? (JSON.parse(row.payload) as AdapterPayload) : undefined);
  return (model) => {
    const keyOf = (id: string): string => `${model} ${id}`;
    const find = async (id: string) => parsed(await database.get(byId, { id: keyOf(id), now: Date.now() }));
    return {
      async upsert(id, payload, expiresIn) {
        const now = Date.now();
        if (Math.random() * SWEEP < 1) await database.run(sweep, { now, most: MOST });
        await database.run(put, {
          id: keyOf(id),
          uid: payload.uid === undefined ? "" : keyOf(payload.uid),
          grant: payload.grantId ?? "",
          payload: JSON.stringify(payload),
          expiresAt: now + (expiresIn || TTL) * 1000,
        });
      },
      find,
      findByUid: async (uid) => parsed(await database.get(byUid, { uid: keyOf(uid), now: Date.now() })),
      // Of devices without a keyboard, which the sample provider does not serve.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = await find(id);
        if (payload) await database.run(replace, { id: keyOf(id), payload: JSON.stringify({ ...payload, consumed: Math.floor(Date.now() / 1000) }) });
      },
      async destroy(id) {
        await database.run(remove, { id: keyOf(id) });
      },
      async revokeByGrantId(grant) {
        await database.run(revoke, { grant });
      },
    };
  };
}
