import { auditItemDetail, type Guide, type GuideMaterial } from "@onehall/api";
import ICAL from "ical.js";
import { afterEach, expect, test } from "vitest";
import { type Host, openHost } from "../contract/testing";
import { type Database, sql } from "../data";
import { onDatabase, type Open } from "../data/testing";
import { type Documents, documentRoutes } from ".";
import { type StructureNode, readPdf, rolesOf } from "./pdf/testing-read";

const ORIGIN = "https://hall.example.org";

const codeOf = async (database: Database, slug: string): Promise<string> => {
  const row = await database.get(
    sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE task.slug = ${"slug"} ORDER BY item.id`,
    { slug },
  );
  if (!row) throw new Error(`no item of ${slug}`);
  return row.code;
};

let documents: Documents | undefined;
afterEach(() => documents?.close());

type Site = Host & { get: (path: string, headers?: Record<string, string>) => Promise<Response> };

async function openSite(open: Open, perMinute?: number): Promise<Site> {
  const host = await openHost(open);
  const made = documentRoutes({ services: host.services, publicOrigin: ORIGIN, ...(perMinute === undefined ? {} : { perMinute }) });
  documents = made;
  return { ...host, get: async (path, headers = {}) => made.routes.request(`http://inside.test${path}`, { headers }) };
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());
const squeezed = (text: string): string => text.replaceAll(/\s/g, "");

/** Everything that a guide says in words of its own. */
const factsOf = (guide: Guide): string[] =>
  [
    guide.name,
    guide.region.name,
    guide.department.name,
    guide.lead,
    guide.code,
    guide.basicCode,
    `第${guide.version}版`,
    guide.consultPhone,
    guide.complaintPhone,
    ...guide.aliases,
    ...guide.channels,
    ...guide.conditions,
    ...[guide.refusals, guide.rights, guide.remedies, guide.intermediary, guide.special, ...guide.faqs.map(({ answer }) => answer)]
      .flat()
      .flatMap((block) => (block.type === "p" ? [block.text] : block.items)),
    ...guide.materials.flatMap(({ name, note, type }) => [name, note, type]),
    ...guide.steps.flatMap(({ name, who, text, limit }) => [name, who, text, limit ?? ""]),
    ...guide.windows.flatMap(({ name, address, hours, phone }) => [name, address, hours, phone]),
    ...guide.fees.flatMap(({ name, standard, basis }) => [name, standard, basis]),
    ...guide.basis.flatMap(({ law, text }) => [law, text]),
    ...guide.faqs.map(({ question }) => question),
  ].map(squeezed);

const missingFrom = (text: string, facts: readonly string[]): string[] => facts.filter((fact) => !text.includes(fact));

/** The font is embedded with the signs that are used, and no other font is asked for. */
async function embedsItsFont({ database, get }: Site): Promise<void> {
  const bytes = await bytesOf(await get(`/portal/pdf/guide/${await codeOf(database, "divorce-registration")}.pdf`));
  const source = Buffer.from(bytes).toString("latin1");
  const names = new Set([...source.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name?.replace(/^[A-Z]{6}\+/, "SUBSET+")));
  expect(names).toEqual(new Set(["SUBSET+NotoSansSC-Bold", "SUBSET+NotoSansSC-Regular"]));
  expect(source.match(/\/FontFile2/g)).toHaveLength(2);
  expect(source.match(/\/ToUnicode/g)).toHaveLength(2);
}

/** A combined guide has an address of its own, with its members. */
async function combinedHasItsOwn({ client, database, get }: Site): Promise<void> {
  const row = await database.get(sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE task.kind = 'TC' ORDER BY item.id`);
  const code = row?.code ?? "";
  const guide = await client.call(auditItemDetail, { TASK_CODE: code });
  const moved = await get(`/portal/pdf/guide/${code}.pdf`);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `/portal/pdf/guide-combo/${code}.pdf`]);
  const { text } = await readPdf(await bytesOf(await get(`/portal/pdf/guide-combo/${code}.pdf`)));
  expect(guide.combo?.members.length).toBeGreaterThan(1);
  for (const { name } of guide.combo?.members ?? []) expect(missingFrom(text, [squeezed(name)])).toEqual([]);
  const single = await codeOf(database, "id-card-renewal");
  expect((await get(`/portal/pdf/guide-combo/${single}.pdf`)).headers.get("location")).toBe(`/portal/pdf/guide/${single}.pdf`);
}

/** Who has a document already gets 304; the same content is the same file. */
async function isFetchedOnce({ database, get }: Site): Promise<void> {
  const path = `/portal/pdf/guide/${await codeOf(database, "id-card-renewal")}.pdf`;
  const first = await get(path);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await get(path, { "if-none-match": `W/${etag}` });
  expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  expect(await bytesOf(await get(path))).toEqual(await bytesOf(first));
}

/** Who has chosen traditional characters gets them on paper too, at the same address. */
async function inTraditionalCharacters({ database, get }: Site): Promise<void> {
  const path = `/portal/pdf/guide/${await codeOf(database, "id-card-renewal")}.pdf`;
  const answer = await get(path, { cookie: "lang=hant" });
  expect([answer.headers.get("content-language"), answer.headers.get("vary")]).toEqual(["zh-Hant", "Cookie"]);
  expect(answer.headers.get("etag")).not.toBe((await get(path)).headers.get("etag"));
  const pdf = await readPdf(await bytesOf(answer));
  expect(pdf).toMatchObject({ lang: "zh-Hant", title: expect.stringContaining("居民身份證換領") as string });
  expect(pdf.text).toContain("申請材料");
  expect(pdf.text).not.toMatch(/证|办|请|时|页/);
}

/** The last day as a calendar file that calendars can read. */
async function calendarOfDeadline({ client, database, get }: Site): Promise<void> {
  const code = await codeOf(database, "id-card-renewal");
  const guide = await client.call(auditItemDetail, { TASK_CODE: code });
  const answer = await get(`/portal/calendar/guide/${code}.ics`);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=UTF-8");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toString()).toBe(guide.deadline.date);
  expect(event.summary).toBe(`${guide.name}：最迟今天办结`);
  expect(event.description).toContain(`${ORIGIN}/portal/v2/guide/${code}`);
  expect(event.description).toContain("2026年11月20日（星期五）");
}

/** The Markdown twin has the same facts, and names the page. */
async function markdownTwin({ client, database, get }: Site): Promise<void> {
  const code = await codeOf(database, "id-card-renewal");
  const answer = await get(`/portal/v2/guide/${code}.md`);
  expect(answer.headers.get("content-type")).toBe("text/markdown; charset=UTF-8");
  expect(answer.headers.get("link")).toBe(`<${ORIGIN}/portal/v2/guide/${code}>; rel="canonical"`);
  const text = await answer.text();
  const read = squeezed(text.replaceAll("\\", ""));
  expect(factsOf(await client.call(auditItemDetail, { TASK_CODE: code })).filter((fact) => !read.includes(fact))).toEqual([]);
  expect(text).toMatch(/^# 居民身份证换领/);
  expect(text).toContain("\n| 材料名称 | 要求 | 从哪来 | 说明 |\n| --- | --- | --- | --- |\n");
}

/** What does not exist is a page that does not exist, whatever it is called. */
async function refusesTheUnknown({ get, statements }: Site): Promise<void> {
  const before = statements.count;
  const hostile = ["x", "..%2f..%2fetc%2fpasswd", "%00", "'%20OR%201=1--", "a".repeat(3000), "1".repeat(32), "%E4%B8%AD"];
  for (const name of hostile)
    for (const path of ["/portal/pdf/guide/$.pdf", "/portal/pdf/guide-combo/$.pdf", "/portal/calendar/guide/$.ics", "/portal/v2/guide/$.md"]) {
      const answer = await get(path.replace("$", name));
      expect([answer.status, path, name]).toEqual([404, path, name]);
    }
  expect(statements.count).toBe(before);
  for (const path of [
    `/portal/pdf/guide/${"1".repeat(31)}.pdf`,
    "/portal/files/forms/none.pdf",
    "/portal/files/forms/-sample.pdf",
    "/portal/files/forms/groups.pdf",
  ])
    expect((await get(path)).status, path).toBe(404);
}

// Documents are made of what the contract answers, which journey.test.ts finds the same on both databases.
onDatabase("sqlite", (open) => {
  test("the PDF of a guide says what the contract answers, to eyes and to programs that read aloud", { timeout: 180_000 }, async () => {
    const site = await openSite(open);
    const { client, database, get } = site;
    for (const slug of ["divorce-registration", "id-card-renewal", "legal-aid-application"]) {
      const code = await codeOf(database, slug);
      const guide = await client.call(auditItemDetail, { TASK_CODE: code });
      const answer = await get(`/portal/pdf/guide/${code}.pdf`);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      const bytes = await bytesOf(answer);
      const pdf = await readPdf(bytes);
      expect(pdf).toMatchObject({ tagged: true, lang: "zh-CN", title: `${guide.name}（${guide.region.name}）办事指南` });
      expect(missingFrom(pdf.text, factsOf(guide)), slug).toEqual([]);
      expect(pdf.pages).toBeGreaterThan(1);
      expect(bytes.length).toBeLessThan(400_000);
      const roles = rolesOf(pdf.structure);
      expect(roles.filter((role) => role === "H1")).toHaveLength(1);
      for (const role of ["Document", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "Figure"]) expect(roles, role).toContain(role);
      const alts = (nodes: readonly StructureNode[]): string[] =>
        nodes.flatMap(({ alt, children }) => [...(alt === undefined ? [] : [alt]), ...alts(children)]);
      expect(alts(pdf.structure)).toEqual([`二维码，打开这份办事指南的网页：${ORIGIN}/portal/v2/guide/${code}`]);
    }
    await embedsItsFont(site);
    await isFetchedOnce(site);
    await inTraditionalCharacters(site);
    await combinedHasItsOwn(site);
  });

  test("forms, calendar and Markdown of a guide; what does not exist", { timeout: 180_000 }, async () => {
    const site = await openSite(open);
    const { client, database, get, request } = site;
    const code = await codeOf(database, "divorce-registration");
    const guide = await client.call(auditItemDetail, { TASK_CODE: code });
    const material = guide.materials.find(({ forms }) => forms.length > 0);
    expect(material?.name).toBe("离婚协议书");
    const { forms, samples } = material as GuideMaterial;
    expect(forms).toEqual([{ name: "离婚协议书（空白表格）.pdf", url: "//host.test/portal/files/forms/divorce-agreement.pdf" }]);
    const fetched = async (url = ""): Promise<string> => {
      const answer = await get(new URL(url, ORIGIN).pathname);
      expect(answer.status).toBe(200);
      const pdf = await readPdf(await bytesOf(answer));
      expect(pdf).toMatchObject({ tagged: true, lang: "zh-CN" });
      return pdf.text;
    };
    const [blank, sample] = [await fetched(forms[0]?.url), await fetched(samples[0]?.url)];
    expect(blank).toContain("男方（签名）：");
    expect(blank).not.toContain("样例");
    for (const text of ["示例样表，只供填写时参考，不能提交", "张样例", "449999199005041525"]) expect(sample).toContain(text);
    const raw = (await (await request(`item-event/getAuditItemDetailCur?TASK_CODE=${code}`)).json()) as {
      AUDIT_MATERIAL: { FORM_GUID: { FILEPATH: string; ATTACHNAME: string }[] }[];
    };
    expect(raw.AUDIT_MATERIAL.flatMap(({ FORM_GUID }) => FORM_GUID)).toEqual([
      { FILEPATH: "//host.test/portal/files/forms/divorce-agreement.pdf", ATTACHNAME: "离婚协议书（空白表格）.pdf" },
      { FILEPATH: "//host.test/portal/files/forms/divorce-application.pdf", ATTACHNAME: "离婚登记申请书（空白表格）.pdf" },
    ]);
    await calendarOfDeadline(site);
    await markdownTwin(site);
    await refusesTheUnknown(site);
  });

  test("who fetches too many waits", async () => {
    const { get } = await openSite(open, 2);
    const path = "/portal/files/forms/divorce-agreement.pdf";
    expect([(await get(path)).status, (await get(path)).status]).toEqual([200, 200]);
    const refused = await get(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("下载太频繁了");
  });
});
