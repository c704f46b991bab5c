import { csvResponse, fetchAllPages, type CsvColumn, type ListPage } from "../csv";
import { orNotFound, optional } from "../page/calls";

const LATER = "清单暂时不能下载。请稍后重试，或者拨打 12345 咨询。";

/**
 * A list of the contract as a file for spreadsheets, all pages of it. Status 404 where the address names what is not there; 503 with a sentence
 * where the list cannot be had. @param ask gets a page, from 1
 */
export async function listFile<Row>(name: string, columns: readonly CsvColumn<Row>[], ask: (page: number) => Promise<ListPage<Row>>): Promise<Response> {
  const rows = await optional(orNotFound(fetchAllPages(ask)));
  return rows ? csvResponse(name, columns, rows) : new Response(LATER, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
