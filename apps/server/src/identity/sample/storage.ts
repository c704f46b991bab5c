import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

/** Log-ins, codes and tokens that are kept at once; the oldest go. */
const MOST = 5_000;

type Stored = { payload: AdapterPayload; model: string };

/**
 * What the sample provider remembers, in memory, shared by its instances: a restart forgets it, and everybody who is logged in to the portal stays so.
 * Bounded: thousands of log-ins evict older ones and cannot exhaust the memory.
 */
export function createStorage(): (model: string) => Adapter {
  const entries = new LRUCache<string, Stored>({ max: MOST });
  const keyOf = (model: string, id: string): string => `${model} ${id}`;
  const search = (model: string, wanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const stored of entries.values()) if (stored.model === model && wanted(stored.payload)) return stored.payload;
    return undefined;
  };
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      entries.set(keyOf(model, id), { payload, model }, { ttl: (expiresIn || 600) * 1000 });
    },
    async find(id) {
      return entries.get(keyOf(model, id))?.payload;
    },
    async findByUid(uid) {
      return search(model, (payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return search(model, (payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const stored = entries.get(keyOf(model, id));
      if (stored) stored.payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(keyOf(model, id));
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries.entries()) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
