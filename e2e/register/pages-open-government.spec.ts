import {
  auditItems,
  currentRegion,
  dutyCounts,
  dutyDepartments,
  dutyDetail,
  dutyList,
  easyList,
  EASY_LISTS,
  FEE_CATALOGUES,
  feeCatalogue,
  generalCatalogue,
  innovations,
  intermediaryServices,
  LIST_TYPES,
  listCounts,
  listOfType,
  noticeList,
  openGovernment,
  peopleAndGovernment,
  publicServices,
  ratings,
  supervision,
  taskTypesOfDepartment,
  workOrders,
} from "@onehall/api";
import type { CheerioAPI } from "cheerio";
import { ask, FACES, QUIET_COUNTY } from "../support/contract";
import { MANY, ROWS, codes, count, expectBeginning, hrefsOf, rowsOf, said, squeezed, taskCodesOf, textsOf } from "../support/page-parts";
import { servedPage, textOf } from "../support/served-page";
import { expect, test } from "../support/test";

/** Pages on what departments do and publish. docs/requirements/pages.md */

/** A county. */
const REGION = "440106";
const PROVINCE = "440000";

test("department matters: every department of a region with its numbers, or one of them with its tasks by type, in both faces", async () => {
  const departments = await ask(dutyDepartments, { region: REGION });
  const names = (await ask(currentRegion, { regCode: REGION })).departments.map(({ name }) => name);
  for (const face of FACES) {
    const path = `/portal/${face}/affairs-public-depart-matters?region=${REGION}`;
    const rows = rowsOf(await servedPage(path), "main");
    expect(rows.map(([name = ""]) => name).toSorted()).toEqual(names.toSorted());
    for (const { name, total } of departments) expect(rows.find(([one]) => one === name)?.[3], name).toBe(total === 0 ? "没有行政权力" : `${total} 项`);
    const [department] = departments;
    const types = await ask(taskTypesOfDepartment, { orgNumber: department?.orgCode ?? "" });
    const $ = await servedPage(`${path}&deptCode=${department?.orgCode}`);
    expect(said($, "h1")).toContain(department?.name ?? "no department");
    for (const { label, count: number } of types) expect(said($)).toContain(`${label}（${number}）`);
    const { items } = await ask(auditItems, { AREA_CODE: REGION, DEPT_CODE: department?.orgCode, PAGESIZE: 100 });
    expectBeginning(taskCodesOf($, ROWS), codes(items));
  }
});

test("a department's powers and responsibilities stand by type and word, and each has a page in full, in both faces", async () => {
  const department = (await ask(dutyDepartments, { region: PROVINCE })).toSorted((one, other) => other.total - one.total)[0];
  const DEPT_CODE = department?.orgCode ?? "";
  const { types } = await ask(dutyCounts, { DEPT_CODE });
  for (const face of FACES) {
    const path = `/portal/${face}/affairs-public-duty-list?region=${PROVINCE}&deptCode=${DEPT_CODE}`;
    const $ = await servedPage(path);
    for (const { label, count: number } of types) expect(said($)).toContain(`${label}（${number}）`);
    const namesOf = (page: CheerioAPI) => textsOf(page, "main tbody th");
    expectBeginning(
      namesOf($),
      (await ask(dutyList, { DEPT_CODE, ...MANY })).list.map(({ TASK_NAME }) => TASK_NAME),
    );
    const [type] = types;
    const ofType = await ask(dutyList, { DEPT_CODE, TASK_TYPE: type?.code, ...MANY });
    expectBeginning(
      namesOf(await servedPage(`${path}&kind=${type?.code}`)),
      ofType.list.map(({ TASK_NAME }) => TASK_NAME),
    );
    const [first] = ofType.list;
    const KEYWORD = first?.TASK_NAME.slice(-4) ?? "";
    const found = await ask(dutyList, { DEPT_CODE, KEYWORD, ...MANY });
    expect(found.total).toBeGreaterThan(0);
    expectBeginning(
      namesOf(await servedPage(`${path}&keyword=${encodeURIComponent(KEYWORD)}`)),
      found.list.map(({ TASK_NAME }) => TASK_NAME),
    );

    const duty = await ask(dutyDetail, { ITEMGUID: first?.ROWGUID ?? "", DEPT_CODE });
    const detail = await servedPage(`/portal/${face}/affairs-public-detail?qzqdCode=${first?.ROWGUID}&deptCode=${DEPT_CODE}`);
    expect(textsOf(detail, "h1")).toEqual([duty.TASK_NAME]);
    for (const text of [
      duty.TASK_TYPE_TEXT,
      duty.EXERCISER,
      duty.USE_LEVEL,
      duty.COMPLAINT_PHONE,
      ...duty.BASIS,
      ...duty.PROCESS,
      ...duty.RESPONSIBILITY,
      ...duty.ACCOUNTABILITY,
    ])
      expect(said(detail).replaceAll("：", "")).toContain(squeezed(text).replaceAll("：", ""));
  }
});

test("the nine lists of tasks with something in common: names, counts, rows; in both faces", async () => {
  expect(LIST_TYPES.map(({ type, name }) => `${type} ${name}`).join("、")).toBe(
    "8 跑零次、10 容缺受理、11 告知承诺、12 即办件、13 秒批、14 指尖办、15 一窗办理、16 支付事项、17 物流事项",
  );
  const counts = new Map((await ask(listCounts, { region: REGION })).map(({ key, count: number }) => [key, number]));
  for (const { type, name } of LIST_TYPES) {
    const { list, total } = await ask(listOfType, { region: REGION, type, ...MANY });
    expect(total, name).toBe(counts.get(String(type)));
    for (const face of FACES) {
      const $ = await servedPage(`/portal/${face}/affairs-public-second-list?region=${REGION}&type=${type}`);
      expect(textsOf($, "h1")).toEqual([`${name}清单`]);
      expectBeginning(taskCodesOf($, ROWS), codes(list), `${name}, ${face}`);
      const links = textsOf($, 'main nav[aria-label="事项清单"] details ul:first-of-type a').map(squeezed);
      expect(links).toEqual(LIST_TYPES.map((one) => `${one.name}${count(counts.get(String(one.type)) ?? NaN)}`));
    }
  }
});

test("the window of a department has its tasks, cases under way, results and notices, each as the contract answers, without names", async () => {
  const office = (await ask(currentRegion, { regCode: REGION })).departments.find(({ name }) => name.includes("民政")) ?? { orgCode: "", name: "" };
  const { items } = await ask(auditItems, { AREA_CODE: REGION, DEPT_CODE: office.orgCode, PAGESIZE: 100 });
  const notices = await ask(noticeList, { region: REGION, source: office.name, ...MANY });
  for (const face of FACES) {
    const path = `/portal/${face}/branch-hall?orgCode=${office.orgCode}&region=${REGION}`;
    const $ = await servedPage(path);
    expect(textsOf($, "h1")).toEqual([office.name]);
    expect(textsOf($, 'main nav[aria-label="本窗口的内容"] a')).toEqual(["实施清单", "办件进度公示", "办件结果信息", "部门通知公告"]);
    // Below its tasks stand those of the cases.
    expect(taskCodesOf($, ROWS).slice(0, 10)).toEqual(codes(items).slice(0, 10));
    for (const kind of ["progress", "result"] as const) {
      const { list } = await ask(workOrders, { region: REGION, orgCode: office.orgCode, kind, ...MANY });
      const rows = rowsOf(await servedPage(`${path}&part=${kind}`), "main");
      expect(list.length, kind).toBeGreaterThan(0);
      expectBeginning(
        rows.map(([task, receipt, applicant]) => [task, receipt, applicant]),
        list.map((order) => [order.taskName, order.receipt, order.applicant]),
        kind,
      );
      for (const { applicant } of list) expect(applicant).toMatch(/\*|公司|厂|店|行|中心|社|部|所|院|会/);
    }
    expectBeginning(
      textsOf(await servedPage(`${path}&part=notices`), 'main a[href*="/notice?id="]'),
      notices.data.map(({ title }) => title),
    );
  }
});

test("政民互动 has the channels of the contract, each with its entries, in both faces", async () => {
  const groups = await ask(peopleAndGovernment, { region: REGION });
  expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(["直播访谈", "意见征集", "领导留言", "信访", "咨询"]));
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/gov-people-interact?region=${REGION}`);
    for (const { key, name, list } of groups) {
      const section = $(`#channel-${key}`);
      expect(textOf(section.find("h2").first()), name).toBe(name);
      const lines = section
        .find("li")
        .toArray()
        .map((line) => squeezed($(line).text()));
      expect(lines, name).toEqual(list.map((entry) => expect.stringContaining(squeezed(entry.name))));
    }
  }
});

test("intermediary services kept as a condition of an approval stand on a page of their own", async () => {
  const kept = await ask(intermediaryServices, { region: REGION, retained: "1", ...MANY });
  const all = await ask(intermediaryServices, { region: REGION, ...MANY });
  expect(kept.list.every(({ retained }) => retained)).toBe(true);
  expect(all.total).toBeGreaterThan(kept.total);
  const rows = rowsOf(await servedPage(`/portal/v2/retain-audit-agent-list?region=${REGION}`), "main");
  expectBeginning(
    rows.map(([name]) => squeezed(name ?? "")),
    kept.list.map(({ name }) => expect.stringContaining(squeezed(name))),
  );
});

test("the general catalogue stands by type, department and word, in both faces", async () => {
  const all = await ask(generalCatalogue, { region: REGION });
  const kind = all.list[0]?.kind;
  const departmentCode = (await ask(currentRegion, { regCode: REGION })).departments.find(({ name }) => name.includes("市场监督"))?.orgCode;
  const namesOf = ($: CheerioAPI) => rowsOf($, "main").map(([basicCode, name]) => `${basicCode} ${name}`);
  for (const face of FACES)
    for (const [query, input] of [
      ["", {}],
      [`&kind=${kind}`, { kind }],
      [`&departmentCode=${departmentCode}`, { departmentCode }],
      ["&keyword=登记", { keyword: "登记" }],
    ] as const) {
      const { list, total } = await ask(generalCatalogue, { region: REGION, ...input, ...MANY });
      const $ = await servedPage(`/portal/${face}/public/catalog?region=${REGION}${query}`);
      expectBeginning(
        namesOf($),
        list.map(({ basicCode, name }) => `${basicCode} ${name}`),
        query,
      );
      expect(said($), query).toContain(`共${count(total)}项`);
      expect(total, query).toBeGreaterThan(0);
    }
});

test("which department has which powers and duties, and the province's own under an address of their own, in both faces", async () => {
  for (const [page, region, asked] of [
    ["duty-service", REGION, REGION],
    ["duty-service-province", REGION, PROVINCE],
  ] as const) {
    const departments = (await ask(dutyDepartments, { region: asked })).filter(({ total }) => total > 0);
    for (const face of FACES) {
      const rows = rowsOf(await servedPage(`/portal/${face}/public/${page}?region=${region}`), "main").filter(([, number]) => number !== "0 项");
      expect(new Map(rows.map(([name, number]) => [name, number])), page).toEqual(new Map(departments.map(({ name, total }) => [name, `${total} 项`])));
    }
  }
});

test("四免 and 四办: four lists each under its key with its count, one of them in full, in both faces", async () => {
  const counts = new Map((await ask(listCounts, { region: REGION })).map(({ key, count: number }) => [key, number]));
  for (const face of FACES)
    for (const [page, set] of [
      ["four-avoid", "四免"],
      ["four-deal", "四办"],
    ] as const) {
      const $ = await servedPage(`/portal/${face}/public/${page}?region=${REGION}`);
      const lists = EASY_LISTS.filter((one) => one.set === set);
      expect(
        $("main section[id]")
          .toArray()
          .map((section) => [$(section).attr("id"), textOf($(section).find("h2"))]),
      ).toEqual(lists.map(({ key, name }) => [key, name]));
      for (const { key, name } of lists) {
        expect(said($, `main nav[aria-label="${set}清单"]`)).toContain(squeezed(`${name}${count(counts.get(key) ?? NaN)}项`));
        const { list, total } = await ask(easyList, { region: REGION, key, ...MANY });
        expect(total).toBe(counts.get(key));
        expect(codes(list).slice(0, 3)).toEqual(taskCodesOf($, `#${key} :is(tbody th, li > div > p:first-child)`).slice(0, 3));
        if (key === lists[1]?.key)
          expectBeginning(taskCodesOf(await servedPage(`/portal/${face}/public/${page}?region=${REGION}&key=${key}`), ROWS), codes(list));
      }
    }
});

test("政务公开 stands in two halves with the groups of the contract, in both faces", async () => {
  const groups = await ask(openGovernment, { region: REGION });
  expect(new Set(groups.map(({ part }) => part))).toEqual(new Set(["政府信息公开", "办事信息公开"]));
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/public/index?region=${REGION}`);
    const text = said($);
    for (const half of ["政府信息公开", "办事信息公开"]) expect(textsOf($, "main :is(h2, summary, span, p)")).toContain(half);
    for (const { name, list } of groups) {
      expect(said($, 'nav[aria-label="本页目录"]'), name).toContain(squeezed(`${name}${list.length}`));
      for (const entry of list) expect(text, entry.name).toContain(squeezed(entry.name));
    }
  }
});

test("second-index holds five lists under their anchors with what the contract answers, in both faces", async () => {
  const lists = [
    ["gonggong", (await ask(publicServices, { region: REGION })).total, (await ask(publicServices, { region: REGION })).list],
    ["zhongjie", (await ask(intermediaryServices, { region: REGION })).total, (await ask(intermediaryServices, { region: REGION })).list],
    ...(await Promise.all(
      FEE_CATALOGUES.map(async ({ key }) => {
        const { total, list } = await ask(feeCatalogue, { region: REGION, type: key });
        return [key, total, list] as const;
      }),
    )),
  ] as const;
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/public/second-index?region=${REGION}`);
    expect(hrefsOf($, 'main nav[aria-label="本页的清单"] a')).toEqual(["#gonggong", "#zhongjie", "#guangdong", "#xingzheng", "#jingying"]);
    for (const [key, total, list] of lists) {
      expect(said($, `#${key}`), key).toContain(`共${total}项`);
      const names = $(`#${key}`)
        .find("tbody th, li > div > p:first-child")
        .toArray()
        .map((cell) => squeezed($(cell).text()));
      expect(names.length, key).toBeGreaterThan(0);
      expect(names, key).toEqual(list.slice(0, names.length).map(({ name }) => expect.stringContaining(squeezed(name))));
    }
  }
});

test("特色创新 stands in four groups, each entry with title, line, picture, link and chips, in both faces", async () => {
  const groups = await ask(innovations, { region: PROVINCE });
  expect(groups.map(({ name }) => name)).toEqual(["特色营商环境服务", "特色便民服务", "弱势群体服务", "特色地市服务"]);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/topic/index?region=${PROVINCE}`);
    for (const { key, name, list } of groups) {
      const section = $(`#${key}`);
      expect(textOf(section.find("h2"))).toBe(name);
      const entries = section
        .find("article")
        .toArray()
        .map((article) => ({
          name: textOf($(article).find("h3")).replace(/（外部网站）$/, ""),
          text: textOf($(article).find("p").first()),
          tags: $(article)
            .find("p")
            .last()
            .children("span")
            .toArray()
            .map((chip) => textOf($(chip))),
          pictures: $(article).find("svg, img").length > 0,
          links: $(article).find("h3 a[href]").length,
        }));
      expect(entries, name).toEqual(list.map((entry) => ({ name: entry.name, text: entry.text, tags: entry.tags, pictures: true, links: 1 })));
    }
  }
});

test("ratings and supervision of a region show the figures of the contract, in both faces", async () => {
  const region = QUIET_COUNTY;
  const [rated, watched] = await Promise.all([ask(ratings, { region }), ask(supervision, { region })]);
  expect([rated.affairs, rated.evaluations, watched.applications].every((figure) => figure > 0)).toBe(true);
  for (const face of FACES) {
    const reviews = said(await servedPage(`/portal/${face}/good-bad-review?region=${region}`));
    for (const text of [
      `办件总数${count(rated.affairs)}件`,
      `评价总数${count(rated.evaluations)}次`,
      `平均得分${rated.averageScore.toFixed(2)}分`,
      `差评数${count(rated.bad)}次`,
      `差评整改率${rated.correctionRate.toFixed(2)}%`,
    ])
      expect(reviews).toContain(text);
    const page = said(await servedPage(`/portal/${face}/supervision?region=${region}`));
    for (const text of [
      `收到申请${count(watched.applications)}件`,
      `受理通过率${watched.acceptanceRate.toFixed(2)}%`,
      `办结批准率${watched.approvalRate.toFixed(2)}%`,
    ])
      expect(page).toContain(text);
  }
});
