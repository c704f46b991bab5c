import Papa from "papaparse";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { small } from "../../province/testing-small";
import { countOf, datasets, rowsOf } from "../../data/datasets";
import { openDataRoutes } from ".";

onEachDatabase((_, open) => {
  test("each list comes as CSV and as JSON, with the same rows", { timeout: 60_000 }, async () => {
    const database = await open({ template: small });
    const app = openDataRoutes(database);
    for (const dataset of datasets) {
      const json = (await (await app.request(`/portal/open-data/${dataset.key}.json`)).json()) as { rows: Record<string, unknown>[]; source: string };
      expect(json.rows.length, dataset.key).toBe(await countOf(database, dataset));
      expect(json.rows.length, dataset.key).toBeGreaterThan(0);
      expect(Object.keys(json.rows[0] ?? {})).toEqual(Object.keys(dataset.columns));
      expect(json.source).not.toBe("");

      const answer = await app.request(`/portal/open-data/${dataset.key}.csv`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.slice(0, 3), "byte-order mark").toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
      const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true });
      expect(data[0]).toEqual(Object.values(dataset.columns));
      expect(data).toHaveLength(json.rows.length + 1);
    }
    for (const dataset of datasets) expect(await rowsOf(database, dataset), "the same order each time").toEqual(await rowsOf(database, dataset));
    expect((await app.request("/portal/open-data/feedback.json")).status).toBe(404);
  });
});
