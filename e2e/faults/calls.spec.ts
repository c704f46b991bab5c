import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { families } from "@onehall/api/contract";
import { guideCode } from "../support/pages";
import { newDataDir, startPortal } from "../support/portal";
import { origin } from "../support/test";
import { FAULTS, startBackEnd } from "./back-end";

/** Families that a back end can answer. */
const upstreamFamilies = families.filter(({ local }) => !local);

/** A page that asks the family. */
const pagesOf = (guide: string): Record<string, string> => ({
  appointments: `/portal/v2/appointment?task=${guide}`,
  portal: "/portal/v2/about-me",
  regions: "/portal/v2/regions?region=440100",
  search: `/portal/v2/search?region=440106&keyword=${encodeURIComponent("身份证")}`,
  business: "/portal/v2/personal/theme?region=440106",
  items: `/portal/v2/guide/${guide}`,
  duties: "/portal/v2/affairs-public-duty-list?region=440000",
  stations: `/portal/v2/item/${guide}`,
  notices: "/portal/v2/notices?region=440000",
  "open-government": "/portal/v2/public/index?region=440000",
  supervision: "/portal/v2/supervision?region=440000",
  progress: "/portal/v2/progress-query?region=440000",
  person: "/portal/v2/index?region=440000",
  feedback: "/portal/v2/feedback-progress?id=20261118K3ZQ70XM",
  visitor: "/portal/v2/index?region=440106",
});

const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a reader meets, in a few words. */
function shown(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  if (/<h1[^>]*>(错误提示|页面丢失)/.test(main)) return "error page";
  if (/暂时打不开|没有取到|暂时不可用|请稍后/.test(textOf(main))) return "closed part";
  return /内置列表/.test(main) ? "built-in list" : "whole page";
}

test("whatever a family of calls does, its pages say so or go on without it; none is blank", async () => {
  const pages = pagesOf(await guideCode(origin()));
  expect(Object.keys(pages).sort()).toEqual(upstreamFamilies.map(({ id }) => id).sort());
  const dataDir = await newDataDir();
  const backEnd = await startBackEnd(origin());
  const rows: string[] = [];
  try {
    for (const fault of FAULTS) {
      // A portal per fault: circuit breakers and stale responses start empty.
      const upstreams = Object.fromEntries(upstreamFamilies.map(({ id }) => [`UPSTREAM_${id.toUpperCase().replaceAll("-", "_")}`, backEnd.base(id)]));
      const portal = await startPortal({
        dataDir,
        env: { ...upstreams, UPSTREAM_TIMEOUT_MS: "300", PAGE_CACHE_MIB: "0", ANSWER_CACHE_MIB: "0", LOG_LEVEL: "silent" },
      });
      try {
        for (const [family, path] of Object.entries(pages)) {
          backEnd.state.broken = { family, fault };
          const response = await fetch(portal.origin + path);
          const html = await response.text();
          const what = shown(html);
          rows.push(`${family.padEnd(16)} ${fault.padEnd(22)} ${response.status}  ${what}`);
          const where = `${family} ${fault} ${path}`;
          expect.soft(html, where).toMatch(/<h1[\s>]/);
          expect.soft(textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").length, `${where}: text`).toBeGreaterThan(20);
          expect.soft(html, where).not.toMatch(/未知错误|undefined|\[object/);
          // A back end that says no is believed: what was asked for is not there, or was asked wrongly.
          expect.soft(fault === "answers -1" ? [200, 400, 404, 503] : [200, 500, 503], where).toContain(response.status);
          if (what === "error page") expect.soft(html, where).toMatch(/返回首页[\s\S]*12345/);
          if (response.status === 200) expect.soft(what, where).not.toBe("error page");
        }
      } finally {
        await portal.stop();
      }
    }
  } finally {
    backEnd.stop();
    await rm(dataDir, { recursive: true, force: true });
    console.log(rows.sort().join("\n"));
  }
});

test("in read-only mode every page says so, and what cannot be stored is refused with the sentence", async () => {
  const portal = await startPortal({ env: { READ_ONLY: "1" } });
  try {
    for (const path of ["/portal/index", "/portal/v3/index", "/portal/v2/faq", "/portal/v2/no-such-page", "/portal/status"])
      expect(await (await fetch(portal.origin + path)).text(), path).toContain("暂时只能查询，不能提交");
    const write = await fetch(`${portal.origin}/portal/api/v2/feedback/add`, {
      method: "POST",
      body: new URLSearchParams({ kind: "suggestion", content: "周六也开窗口" }),
    });
    expect(write.status).toBe(503);
    expect(await write.json()).toMatchObject({ statusCode: "503" });
    const typed = "希望周六也能办理身份证业务";
    const form = await fetch(`${portal.origin}/portal/v2/feedback`, {
      method: "POST",
      headers: { origin: portal.origin },
      body: new URLSearchParams({ kind: "suggestion", content: typed }),
    });
    const html = await form.text();
    expect(html).toContain("不能提交");
    expect(html, "what was typed stays").toContain(typed);
  } finally {
    await portal.stop();
  }
});
