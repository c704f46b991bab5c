import { supervision, timeliness, userVisits, workOrders, workOrderStatistics } from "@onehall/api";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";
import { allCases, CLOCK, type StoredCase } from "./testing";
import { countVisit, writeVisits } from "./visits";

/** Sample companies, which apply under their public names. */
const sampleCompanies = sql<{ corp: string }>`SELECT corp FROM person WHERE corp IS NOT NULL`;

const monthOf = (time: string): string => time.slice(0, 7);
const inYear = (time: string): boolean => monthOf(time) >= CLOCK.from && monthOf(time) <= CLOCK.until;
const percent = (part: readonly StoredCase[], whole: readonly StoredCase[]): number => Math.round((part.length / whole.length) * 10_000) / 100;

/** Supervision and statistics of some cases, counted by hand. */
function counted(cases: readonly StoredCase[]) {
  const applied = cases.filter((one) => inYear(one.applied));
  const answered = cases.filter((one) => inYear(one.answered));
  const admitted = answered.filter((one) => one.admitted === 1);
  const finished = cases.filter((one) => one.admitted === 1 && inYear(one.decided));
  return {
    supervision: {
      from: CLOCK.from,
      until: CLOCK.until,
      applications: applied.length,
      acceptanceRate: percent(admitted, answered),
      approvalRate: percent(
        finished.filter((one) => one.result === "予以办理"),
        finished,
      ),
      correctionRate: percent(
        applied.filter((one) => one.mended !== ""),
        applied,
      ),
      specialRate: percent(
        admitted.filter((one) => one.special !== ""),
        admitted,
      ),
    },
    express: percent(
      applied.filter((one) => one.channel === "express"),
      applied,
    ),
    statistics: {
      accepted: admitted.length,
      finished: finished.length,
      onTimeRate: percent(
        finished.filter((one) => one.decided.slice(0, 10) <= one.due),
        finished,
      ),
    },
  };
}

const offices = sql<{ level: string; region: string; dept: string }>`SELECT region.level, region.code AS region, department.dept_id AS dept
  FROM department JOIN region ON region.code = department.region`;

const officesOfCounties = sql<{ org: string; deptId: string; region: string }>`
  SELECT org, dept_id AS "deptId", region FROM department WHERE region IN ('440106', '440304') AND dept_id IN ('police', 'civil', 'labour', 'justice') ORDER BY org`;

onEachDatabase((_, open) => {
  test("supervision and statistics are what the cases add up to", async () => {
    const { client, services, statements } = await openHost(open);
    const cases = await allCases(services.database);
    const authorities = await services.database.all(offices);
    expect(cases.length).toBeGreaterThan(8_000);
    for (const [region, prefix] of [
      ["440000", "44"],
      ["440300", "4403"],
      ["440106", "440106"],
    ] as const) {
      const here = cases.filter((one) => one.region.startsWith(prefix));
      const expected = counted(here);
      statements.count = 0;
      const found = await client.call(supervision, { region });
      expect(statements.count).toBeLessThanOrEqual(3);
      expect(found).toMatchObject(expected.supervision);
      expect(found.channels.express).toBe(expected.express);
      expect(Math.round((found.channels.window + found.channels.online + found.channels.express) * 100)).toBe(10_000);
      for (const level of ["province", "city", "county", "town"] as const)
        expect(found.departments[level]).toBe(authorities.filter((one) => one.level === level && one.region.startsWith(prefix)).length);
      const totals = await client.call(workOrderStatistics, { region });
      expect(totals).toMatchObject(expected.statistics);
      expect(totals.months.map(({ month }) => month)).toEqual([...new Set(totals.months.map(({ month }) => month))].sort());
      expect(totals.months).toHaveLength(12);
      for (const { month, accepted, finished } of totals.months) {
        const then = here.filter((one) => one.admitted === 1);
        expect([month, accepted, finished]).toEqual([
          month,
          then.filter((one) => monthOf(one.answered) === month).length,
          then.filter((one) => monthOf(one.decided) === month).length,
        ]);
      }
    }
    const police = counted(cases.filter((one) => one.deptId === "police"));
    expect(await client.call(supervision, { orgCode: "U64900006" })).toMatchObject({
      ...police.supervision,
      departments: { province: 1, town: 0, city: authorities.filter((one) => one.level === "city" && one.dept === "police").length },
    });
    expect(await client.call(workOrderStatistics, { orgCode: "U64900006" })).toMatchObject(police.statistics);
  });

  test("timeliness and warnings are what the cases add up to, by region and by department", async () => {
    const { client, services, statements } = await openHost(open);
    const accepted = (await allCases(services.database)).filter((one) => one.admitted === 1 && one.answered <= CLOCK.now);
    const expected = (cases: readonly StoredCase[]) => {
      const underWay = cases.filter((one) => one.decided > CLOCK.now);
      const finished = cases.filter((one) => inYear(one.decided));
      const onTime = finished.filter((one) => one.decided.slice(0, 10) <= one.due);
      return {
        underWay: underWay.length,
        dueSoon: underWay.filter((one) => one.due >= CLOCK.today && one.due <= "2026-11-22").length,
        overdue: underWay.filter((one) => one.due < CLOCK.today).length,
        finished: finished.length,
        onTimeRate: finished.length === 0 ? 100 : percent(onTime, finished),
      };
    };
    for (const [region, prefix] of [
      ["440000", "44"],
      ["440300", "4403"],
      ["440106", "440106"],
    ] as const) {
      const here = accepted.filter((one) => one.region.startsWith(prefix));
      statements.count = 0;
      const found = await client.call(timeliness, { region });
      expect(statements.count).toBeLessThanOrEqual(5);
      expect(found).toMatchObject(expected(here));
      for (const child of found.regions) {
        const stem = child.code.length === 12 ? child.code.slice(0, 9) : child.code.replace(/(00)+$/, "");
        expect(child).toMatchObject(expected(here.filter((one) => one.region.startsWith(stem))));
      }
      expect(found.departments.reduce((sum, { finished }) => sum + finished, 0)).toBe(found.finished);
      expect(found.departments.reduce((sum, { underWay }) => sum + underWay, 0)).toBe(found.underWay);
    }
    const whole = await client.call(timeliness, {});
    expect(whole.underWay, "there is something to warn of").toBeGreaterThan(whole.dueSoon + whole.overdue);
    expect(whole.dueSoon).toBeGreaterThan(0);
    const police = await client.call(timeliness, { orgCode: "U64900006" });
    expect(police).toMatchObject({ ...expected(accepted.filter((one) => one.deptId === "police")), regions: [], departments: [] });
    expect(whole.departments.find(({ orgCode }) => orgCode === "U64900006")).toMatchObject({ finished: police.finished, underWay: police.underWay });
  });

  test("what is under way and what was decided is published without names", async () => {
    const { client, services, statements, request } = await openHost(open);
    const cases = await allCases(services.database);
    const companies = new Set((await services.database.all(sampleCompanies)).map(({ corp }) => corp));
    const underWay = cases.filter((one) => one.applied <= CLOCK.now && one.decided > CLOCK.now).sort((one, other) => (one.applied > other.applied ? -1 : 1));
    const decided = cases.filter((one) => one.decided <= CLOCK.now && one.decided >= "2026-08-22").sort((one, other) => (one.decided > other.decided ? -1 : 1));
    statements.count = 0;
    const progress = await client.call(workOrders, { pageSize: 200 });
    expect(statements.count).toBeLessThanOrEqual(3);
    const results = await client.call(workOrders, { kind: "result", pageSize: 200 });
    expect([progress.total, results.total]).toEqual([underWay.length, decided.length]);
    expect(progress.list.map(({ receipt }) => receipt).slice(0, 5)).toEqual(underWay.map(({ receipt }) => receipt).slice(0, 5));
    for (const order of progress.list) {
      expect(["待受理", "补正中", "办理中", "特别程序中"]).toContain(order.state);
      expect([order.decidedAt, order.result]).toEqual(["", ""]);
      expect(order.dueDate === "").toBe(order.state === "待受理" || order.state === "补正中");
    }
    for (const order of results.list) {
      expect(order.decidedAt <= CLOCK.now && order.decidedAt >= order.acceptedAt).toBe(true);
      expect(order.state).toBe(order.result === "不予受理" ? "不予受理" : "已办结");
    }
    for (const { applicant, taskName, deptName, regionName, taskCode } of [...progress.list, ...results.list]) {
      if (!companies.has(applicant)) expect(applicant).toMatch(/^.{1,2}\*$|样例.*有限公司$/);
      expect([taskName, deptName, regionName]).not.toContain("");
      expect(taskCode).toHaveLength(31);
    }
    const tianhe = await client.call(workOrders, { region: "440106", kind: "result", page: 2, pageSize: 20 });
    expect(tianhe).toMatchObject({ page: 2, total: decided.filter((one) => one.region.startsWith("440106")).length });
    expect(JSON.stringify([progress, results, tianhe])).not.toMatch(/[\u4e00-\u9fff]{1,2}样例"/);
    expect((await request("workOrders/bjgs", { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"page":"x"}' })).status).toBe(400);
  });

  test("an office that has nothing to show shows its line in the city, then in the province, and says so", async () => {
    const { client, services, statements } = await openHost(open);
    const cases = await allCases(services.database);
    const lists = {
      progress: cases.filter((one) => one.applied <= CLOCK.now && one.decided > CLOCK.now),
      result: cases.filter((one) => one.decided <= CLOCK.now && one.decided >= "2026-08-22"),
    };
    const widened = new Set<string>();
    for (const { org, deptId, region } of await services.database.all(officesOfCounties))
      for (const kind of ["progress", "result"] as const) {
        const around = [region, `${region.slice(0, 4)}00`, "440000"];
        const of = (code: string) => lists[kind].filter((one) => one.deptId === deptId && one.region.startsWith(code.replace(/(?:00)+$/, ""))).length;
        const at = around.findIndex((code) => of(code) > 0);
        const code = around[at < 0 ? 2 : at] ?? "";
        statements.count = 0;
        const found = await client.call(workOrders, { region, orgCode: org, kind, pageSize: 5 });
        expect(statements.count).toBeLessThanOrEqual(8);
        expect(found, `${org} ${kind}`).toMatchObject({ total: of(code), area: { code } });
        expect(found.list.length).toBe(Math.min(found.total, 5));
        widened.add(`${kind} ${at}`);
      }
    expect([...widened].sort()).toEqual(expect.arrayContaining(["progress 0", "progress 1", "result 0"]));
    expect(await client.call(workOrders, { region: "440106", pageSize: 1 }), "a region is what it is").toMatchObject({ area: { code: "440106" } });
  });

  test("visits are counted by day, gathered first and never lost", async () => {
    const { client, services } = await openHost(open);
    expect(await client.call(userVisits, {})).toEqual({ total: 0, today: 0 });
    const yesterday = new Date("2026-11-19T15:59:00Z");
    const justNow = new Date("2026-11-19T16:01:00Z");
    for (const when of [yesterday, justNow, justNow]) countVisit(services.database, when);
    expect(await client.call(userVisits, {})).toEqual({ total: 3, today: 2 });
    countVisit(services.database, justNow);
    await writeVisits(services.database);
    await writeVisits(services.database);
    expect(await client.call(userVisits, {})).toEqual({ total: 4, today: 3 });
    const broken = { ...services.database, run: () => Promise.reject(new Error("the disk is full")) };
    countVisit(broken, justNow);
    await writeVisits(broken);
    broken.run = services.database.run as never;
    await writeVisits(broken);
    expect(await client.call(userVisits, {})).toEqual({ total: 5, today: 4 });
  });
});
