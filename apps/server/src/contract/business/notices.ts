import { indexNotice, newestNotice } from "@onehall/api";
import { pagePath } from "@onehall/routes/path";
import { defineHandler } from "../router/handler";
import { localDate } from "../../common/deadline";
import { noticePage } from "../rows/notices";
import { regionPath } from "../rows/regions";

/** How long a notice stands above the home page, in days. */
const FRESH = 7;
const DAY = 86_400_000;

export const handleNewestNotice = defineHandler(newestNotice, async ({ region }, { database }) => {
  const { rows } = await noticePage(database, await regionPath(database, region), 1, 0);
  return { data: rows[0] ?? null };
});

/** The newest notice, while it is new. */
export const handleIndexNotice = defineHandler(indexNotice, async ({ region }, { database, now }) => {
  const { rows } = await noticePage(database, await regionPath(database, region), 1, 0);
  const [notice] = rows;
  const since = localDate(new Date(now().getTime() - FRESH * DAY));
  if (!notice || notice.date.slice(0, 10) < since) return { notice: null };
  return { notice: { id: notice.id, text: notice.title, url: `${pagePath("notice")}?id=${encodeURIComponent(notice.id)}` } };
});
