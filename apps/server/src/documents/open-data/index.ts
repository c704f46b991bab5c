import { Hono } from "hono";
import Papa from "papaparse";
import type { Database } from "../../data";
import { datasets, rowsOf } from "../../data/datasets";

const HOUR_SECONDS = 60 * 60;
/** Tells spreadsheets that the file is UTF-8. */
const BOM = "\uFEFF";

/** Files of open data: /portal/open-data/{key}.csv and .json, for everybody and every program. @see PORTAL-20 */
export function openDataRoutes(database: Database): Hono {
  const app = new Hono();
  const headers = { "Cache-Control": `public, max-age=${HOUR_SECONDS}`, "Access-Control-Allow-Origin": "*" };
  for (const dataset of datasets) {
    const names = Object.keys(dataset.columns);
    app.get(`/portal/open-data/${dataset.key}.json`, async (c) => {
      const { key, title, description, source, columns } = dataset;
      return c.json({ key, title, description, source, columns, rows: await rowsOf(database, dataset) }, 200, headers);
    });
    app.get(`/portal/open-data/${dataset.key}.csv`, async (c) => {
      const rows = await rowsOf(database, dataset);
      const lines = [Object.values(dataset.columns), ...rows.map((row) => names.map((name) => row[name]))];
      return c.body(`${BOM}${Papa.unparse(lines, { escapeFormulae: true, newline: "\r\n" })}\r\n`, 200, {
        ...headers,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(`${dataset.title}.csv`)}`,
      });
    });
  }
  return app;
}
