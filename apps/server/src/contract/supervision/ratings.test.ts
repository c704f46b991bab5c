import { type InputOf, type PortalError, ratingAdd, ratingForm, ratingList, ratings } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { fill, once, smallPack, withFamilies } from "../../province/testing";
import { type Host, openHost } from "../testing";
import { allCases, allRatings, CLOCK, fullName, type StoredCase, type StoredRating } from "./testing";

const isBad = ({ level }: StoredRating): boolean => level <= 2;
const isCorrected = (row: StoredRating): boolean => isBad(row) && row.corrected !== "" && row.corrected <= CLOCK.today;
const mean = (rows: readonly StoredRating[]): number =>
  rows.length === 0 ? 0 : Math.round((rows.reduce((sum, row) => sum + row.level, 0) / rows.length) * 100) / 100;
const rate = (share: number, whole: number, none: number): number => (whole === 0 ? none : Math.round((share / whole) * 10_000) / 100);

/** The figures of some rows, counted by hand. */
const counted = (rows: readonly StoredRating[]) => ({
  evaluations: rows.length,
  bad: rows.filter(isBad).length,
  averageScore: mean(rows),
  correctionRate: rate(rows.filter(isCorrected).length, rows.filter(isBad).length, 100),
});

/** What of the rows has happened by the clock. */
const happened = async ({ services }: Host): Promise<StoredRating[]> => (await allRatings(services.database)).filter((row) => row.rated <= CLOCK.now);

const finishedCases = async ({ services }: Host): Promise<StoredCase[]> =>
  (await allCases(services.database)).filter((one) => one.admitted === 1 && one.decided <= CLOCK.now);

/** A decided case nobody has rated, and one that a sample would rate later. */
async function unrated(host: Host): Promise<{ never: StoredCase; later: StoredCase }> {
  const rated = new Map((await allRatings(host.services.database)).map((row) => [row.receipt, row.rated]));
  const done = await finishedCases(host);
  const never = done.find((one) => !rated.has(one.receipt));
  const later = done.find((one) => (rated.get(one.receipt) ?? "") > CLOCK.now);
  if (!never || !later) throw new Error("the samples lack a case without a rating");
  return { never, later };
}

const opinion = (one: StoredCase, more: Partial<InputOf<typeof ratingAdd>> = {}): InputOf<typeof ratingAdd> => ({
  receipt: one.receipt,
  applicant: fullName(one.applicant),
  level: 5,
  ...more,
});

const samePack = once(() => withFamilies(smallPack()));

onEachDatabase((_, open) => {
  test("every figure is what the rows add up to, in every region and for a department", async () => {
    const host = await openHost(open);
    const rows = await happened(host);
    const cases = await finishedCases(host);
    expect(rows.length).toBeGreaterThan(5_000);
    for (const [region, prefix] of [
      ["440000", "44"],
      ["440100", "4401"],
      ["440106", "440106"],
      ["441900", "4419"],
    ] as const) {
      host.statements.count = 0;
      const found = await host.client.call(ratings, { region });
      expect(host.statements.count, "statements of one answer").toBeLessThanOrEqual(14);
      const here = rows.filter((row) => row.region.startsWith(prefix));
      expect(found).toMatchObject({ ...counted(here), good: here.length - here.filter(isBad).length });
      expect(found.affairs).toBe(cases.filter((one) => one.region.startsWith(prefix)).length);
      expect(found.levels.map(({ value, count }) => [value, count])).toEqual(
        [5, 4, 3, 2, 1].map((level) => [level, here.filter((row) => row.level === level).length]),
      );
      expect(found.levels.map(({ bad }) => bad)).toEqual([false, false, false, true, true]);
      for (const { code, count } of found.channels) expect([code, count]).toEqual([code, here.filter((row) => row.channel === code).length]);
      expect(found.channels.reduce((sum, { count }) => sum + count, 0)).toBe(found.evaluations);
      for (const { code, count } of found.reasons)
        expect([code, count]).toEqual([code, here.filter((row) => isBad(row) && row.reasons.split(",").includes(code)).length]);
      expect(found.months).toHaveLength(12);
      for (const month of found.months) {
        const then = here.filter((row) => row.rated.startsWith(month.month));
        expect(month).toEqual({ month: month.month, evaluations: then.length, bad: then.filter(isBad).length, averageScore: mean(then) });
      }
      expect([found.months[0]?.month, found.months[11]?.month]).toEqual([CLOCK.from, CLOCK.until]);
      for (const child of found.regions) {
        const stem = child.code.length === 12 ? child.code.slice(0, 9) : child.code.replace(/(00)+$/, "");
        expect(child).toMatchObject(counted(here.filter((row) => row.region.startsWith(stem))));
      }
      expect(found.departments.reduce((sum, { evaluations }) => sum + evaluations, 0)).toBe(here.length);
      expect(found.recent.map(({ date }) => date)).toEqual(here.slice(0, 10).map((row) => row.rated));
    }
    const all = await host.client.call(ratings, {});
    expect(all.regions.reduce((sum, { evaluations }) => sum + evaluations, 0)).toBe(rows.filter((row) => row.region !== "440000").length);
    const police = all.departments.find(({ name }) => name === "广东省公安厅");
    const line = rows.filter((row) => row.deptId === "police");
    expect(police).toMatchObject(counted(line));
    const ofPolice = await host.client.call(ratings, { orgCode: police?.orgCode ?? "" });
    expect(ofPolice).toMatchObject({ ...counted(line), regions: [], departments: [] });
    expect(ofPolice.months.map(({ evaluations }) => evaluations)).toEqual(
      ofPolice.months.map(({ month }) => line.filter((row) => row.rated.startsWith(month)).length),
    );
  });

  test("an office of a county speaks for itself, also when the province is asked for", async () => {
    const host = await openHost(open);
    const { departments } = await host.client.call(ratings, { region: "440106" });
    const [busiest] = departments;
    const own = (await happened(host)).filter((row) => row.org === busiest?.orgCode);
    expect(own.length).toBeGreaterThan(10);
    expect(await host.client.call(ratings, { orgCode: busiest?.orgCode ?? "" })).toMatchObject(counted(own));
    await expect(host.client.call(ratings, { orgCode: "000000000" })).rejects.toMatchObject({ status: 404 });
    await expect(host.client.call(ratings, { region: "449999" })).rejects.toMatchObject({ status: 404 });
  });

  test("the form has the national levels and reasons", async () => {
    const host = await openHost(open);
    const form = await host.client.call(ratingForm, {});
    expect(form.levels.map(({ value, label, bad, reasons }) => [value, label, bad, reasons.length])).toEqual([
      [5, "非常满意", false, 8],
      [4, "满意", false, 8],
      [3, "基本满意", false, 8],
      [2, "不满意", true, 8],
      [1, "非常不满意", true, 8],
    ]);
    expect(form.levels.flatMap(({ reasons }) => reasons).find(({ code }) => code === "109")?.label).toBe("需提供办事指南之外的申报材料");
    expect(form.channels.map(({ name }) => name)).toEqual(expect.arrayContaining(["窗口评价器", "网上", "自助终端", "热线"]));
    expect(form.answerWithin).toBe(15);
  });

  test("reviews name nobody, and bad ones say why and what was done", async () => {
    const host = await openHost(open);
    const rows = await happened(host);
    const wanted = { all: rows, bad: rows.filter(isBad), corrected: rows.filter(isCorrected) };
    for (const kind of ["all", "bad", "corrected"] as const) {
      host.statements.count = 0;
      const page = await host.client.call(ratingList, { kind, page: 2, pageSize: 15 });
      expect(host.statements.count).toBeLessThanOrEqual(6);
      expect(page.total).toBe(wanted[kind].length);
      expect(page.list.map(({ date, level }) => [date, level])).toEqual(wanted[kind].slice(15, 30).map((row) => [row.rated, row.level]));
      for (const review of page.list) {
        expect(review.applicant).toMatch(/^.{1,2}\*$|有限公司$/);
        expect(review.taskName && review.deptName && review.regionName && review.channel).not.toBe("");
        if (kind !== "all") expect(review.reasons.length).toBeGreaterThan(0);
        if (kind === "corrected") expect(review.correction?.measure).toMatch(/。$/);
        if (review.correction) expect(review.correction.date > review.date.slice(0, 10)).toBe(true);
      }
    }
    const last = await host.client.call(ratingList, { region: "440106", kind: "bad", page: 9_999 });
    expect(last.list).toEqual([]);
    await expect(host.request("hcp/list?kind=good").then((answer) => answer.status)).resolves.toBe(400);
  });

  test("one matter, one rating: counted at once, its words unseen and its numbers masked", async () => {
    const host = await openHost(open);
    const { never, later } = await unrated(host);
    for (const one of [never, later]) {
      const before = await host.client.call(ratings, {});
      const content = "等了很久，请打13800000000找我";
      const given = await host.client.call(ratingAdd, opinion(one, { level: 1, reasons: "109,108,109", content, channel: "mobile" }));
      expect(given).toEqual({ receipt: one.receipt, level: 1, date: CLOCK.now });
      const after = await host.client.call(ratings, {});
      expect(after).toMatchObject(counted(await happened(host)));
      expect([after.evaluations - before.evaluations, after.bad - before.bad]).toEqual([1, 1]);
      const stored = (await allRatings(host.services.database)).filter((row) => row.receipt === one.receipt);
      expect(stored).toMatchObject([
        { level: 1, reasons: "108,109", content: "等了很久，请打138****0000找我", channel: "mobile", rated: CLOCK.now, corrected: "" },
      ]);
      const newest = await host.client.call(ratingList, { pageSize: 50 });
      expect(newest.list.filter(({ date }) => date === CLOCK.now).every((review) => review.content === "" && review.correction === null)).toBe(true);
      await expect(host.client.call(ratingAdd, opinion(one))).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining("只能评价一次") as string,
      });
    }
    // An import makes the samples anew and leaves what people wrote.
    await fill(host.database, samePack());
    expect(await host.client.call(ratings, {})).toMatchObject(counted(await happened(host)));
    await expect(host.client.call(ratingAdd, opinion(never))).rejects.toMatchObject({ status: 409 });
    // When its month is over, it is counted by the roll-up: nothing is lost, nothing counted twice.
    const next = await openLater(host);
    const rows = (await allRatings(host.services.database)).filter((row) => row.rated <= "2026-12-20 10:00");
    expect(await next()).toMatchObject({ evaluations: rows.length, bad: rows.filter(isBad).length });
  });

  test("two at the same moment: one is kept", async () => {
    const host = await openHost(open);
    const { never } = await unrated(host);
    const results = await Promise.allSettled([host.client.call(ratingAdd, opinion(never)), host.client.call(ratingAdd, opinion(never, { level: 4 }))]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await host.client.call(ratings, {})).toMatchObject(counted(await happened(host)));
  });

  test("who may not rate, and how not", async () => {
    const host = await openHost(open);
    const { never } = await unrated(host);
    const open1 = (await allCases(host.services.database)).find((one) => one.applied <= CLOCK.now && one.decided > CLOCK.now);
    if (!open1) throw new Error("nothing is under way");
    const refused = async (input: InputOf<typeof ratingAdd>, status: number, words: string): Promise<void> => {
      await expect(host.client.call(ratingAdd, input)).rejects.toMatchObject({ status, message: expect.stringContaining(words) as string });
    };
    await refused(opinion(never, { level: 2 }), 400, "至少选择一项原因");
    await refused(opinion(never, { level: 2, reasons: "109" }), 400, "不属于“不满意”");
    await refused(opinion(never, { channel: "fax" }), 400, "没有评价渠道");
    await refused(opinion(never, { level: 6 }), 400, "评分");
    await refused(opinion(never, { applicant: "别人" }), 404, "没有找到");
    await refused(opinion({ ...never, receipt: "440000202001010001" }), 404, "没有找到");
    await refused(opinion(open1), 409, "还没有办结");
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => host.client.call(ratingAdd, opinion(never, { applicant: "别人" }))));
    const statuses = tries.map((answer) => (answer.status === "rejected" ? (answer.reason as PortalError).status : 200));
    // Ten tries of a number are looked at, of which three were made above; in which order these twelve arrive is not known.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(statuses.every((status) => status === 404 || status === 429)).toBe(true);
    expect((await allRatings(host.services.database)).some((row) => row.receipt === never.receipt)).toBe(false);
    expect(host.logged).toEqual([]);
  });
});

/** The same host a month later: November is over. */
async function openLater({ services }: Host): Promise<() => Promise<unknown>> {
  const { contractRouter } = await import("../router/router");
  const router = contractRouter({ ...services, now: () => new Date("2026-12-20T02:00:00Z") });
  return async () => ((await (await router.request("/portal/api/v2/getHcp")).json()) as { data: unknown }).data;
}
