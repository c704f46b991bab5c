import { dutyCounts, dutyDetail, dutyList, PortalError, type RawDuty } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { loadDuty } from "./duty-data";
import { loadDutyList, loadDutyListFile } from "./duty-list-data";
import { DutyListPage } from "./DutyListPage";
import { DutyPage } from "./DutyPage";

const { regions } = answers;
const ORG = "553612461";
const ADDRESS = `/portal/v2/affairs-public-duty-list?region=440000&deptCode=${ORG}`;

const duty = (number: number): RawDuty => ({
  ROWGUID: `duty-${number}`,
  TASK_NAME: `对用人单位的检查${number}`,
  TASK_TYPE: number % 2 ? "06" : "02",
  TASK_TYPE_TEXT: number % 2 ? "行政检查" : "行政处罚",
  DEPT_CODE: ORG,
  DEPT_NAME: "省人力资源社会保障厅",
  CATALOG_ID: number === 1 ? "440200001000" : `inspection-${number}`,
});
const all = Array.from({ length: 45 }, (_, index) => duty(index + 1));
const unknown = () => {
  throw new PortalError("department-unknown", "没有这个部门", { status: 404 });
};
const counts = reply(dutyCounts, ({ DEPT_CODE }) =>
  DEPT_CODE === ORG
    ? {
        custom: {
          TOTAL: 45,
          LIST: [
            { TASK_TYPE: "02", TASK_TYPE_TEXT: "行政处罚", COUNT: 22 },
            { TASK_TYPE: "06", TASK_TYPE_TEXT: "行政检查", COUNT: 23 },
          ],
        },
      }
    : unknown(),
);
const list = reply(dutyList, ({ pageNum, pageSize, TASK_TYPE = "", KEYWORD = "" }) => {
  const found = all.filter((one) => (TASK_TYPE === "" || one.TASK_TYPE === TASK_TYPE) && one.TASK_NAME.includes(KEYWORD));
  const [number, size] = [Number(pageNum), Number(pageSize)];
  return {
    custom: {
      PowerandresponsibilityList: found.slice((number - 1) * size, number * size),
      PAGEINFO: { CURRENTPAGEINDEX: number, PAGESIZE: size, TOTALNUM: found.length },
    },
  };
});

test("duties by type, each with its page, in pages, as a file", async () => {
  const { fetch, inputsOf } = backEnd(regions, counts, list);
  const { data, status } = await load(loadDutyList, `${ADDRESS}&kind=06&keyword=检查&page=2`, fetch);
  expect(status).toBe(200);
  expect(inputsOf(dutyList)[0]).toMatchObject({ DEPT_CODE: ORG, AREACODE: "440000", TASK_TYPE: "06", KEYWORD: "检查", pageNum: "2" });
  const { container } = await renderThenHydrate(page(DutyListPage, data, { path: "/v2/affairs-public-duty-list" }));
  const { getByRole } = within(container);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["省人力资源社会保障厅权责清单"]);
  expect(getByRole("link", { name: "行政检查（23）" }).getAttribute("aria-current")).toBe("true");
  expect(getByRole("link", { name: "对用人单位的检查41" }).getAttribute("href")).toBe(`/portal/v2/affairs-public-detail?qzqdCode=duty-41&deptCode=${ORG}`);
  const word = encodeURIComponent("检查");
  expect(getByRole("link", { name: "上一页" }).getAttribute("href")).toBe(`${ADDRESS}&kind=06&keyword=${word}`);
  expect(getByRole("link", { name: /CSV/ }).getAttribute("href")).toBe(
    `/portal/v2/affairs-public-duty-list.csv?region=440000&deptCode=${ORG}&kind=06&keyword=${word}`,
  );
});

test("the file has all of them, not a page", async () => {
  const { data } = await load(loadDutyListFile, `${ADDRESS.replace("list?", "list.csv?")}&page=2`, backEnd(regions, list).fetch);
  const lines = (await data.text()).trim().split("\r\n");
  expect(lines[2]).toBe("对用人单位的检查2,行政处罚,,省人力资源社会保障厅,553612461");
  expect(lines).toHaveLength(46);
  expect(lines[1]).toBe("对用人单位的检查1,行政检查,440200001000,省人力资源社会保障厅,553612461");
});

test("a file that cannot be made says so, and is not found where the department is not", async () => {
  const { data } = await load(loadDutyListFile, ADDRESS, backEnd(regions).fetch);
  expect([data.status, await data.text()]).toEqual([503, "清单暂时不能下载。请稍后重试，或者拨打 12345 咨询。"]);
  expect(await thrownStatus(load(loadDutyListFile, "/portal/v2/affairs-public-duty-list.csv", backEnd(list).fetch))).toBe(404);
});

test("without a department the departments are shown; one that nobody knows is not found", async () => {
  const { fetch } = backEnd(regions, counts, list);
  const redirect = await load(loadDutyList, "/portal/v3/affairs-public-duty-list?region=440100&deptCode=", fetch).catch((thrown: Response) => thrown);
  expect((redirect as Response).headers.get("Location")).toBe("/v3/public/duty-service?region=440100");
  for (const code of ["006939756", "x"])
    expect(await thrownStatus(load(loadDutyList, `/portal/v2/affairs-public-duty-list?deptCode=${code}`, fetch)), code).toBe(404);
});

test("figures that fail leave the list; a list that fails says so", async () => {
  const whole = await load(loadDutyList, ADDRESS, backEnd(regions, list).fetch);
  expect(whole.status).toBe(200);
  expect(serverHtml(page(DutyListPage, whole.data))).toContain("对用人单位的检查1");
  const none = await load(loadDutyList, ADDRESS, backEnd(regions, counts).fetch);
  expect(none.status).toBe(503);
  expect(serverHtml(page(DutyListPage, none.data))).toContain("权责清单暂时打不开");
});

test("hostile words stay words; nothing found leads out", async () => {
  const word = `<img src=x onerror=1>"'`;
  const { data } = await load(
    loadDutyList,
    `${ADDRESS}&kind=${encodeURIComponent(word)}&keyword=${encodeURIComponent(word)}&page=-3`,
    backEnd(regions, counts, list).fetch,
  );
  const { container } = await renderThenHydrate(page(DutyListPage, data));
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector<HTMLInputElement>("input[name=keyword]")?.value).toBe(word);
  expect(
    within(container)
      .getByRole("link", { name: /全部权责事项/ })
      .getAttribute("href"),
  ).toBe(ADDRESS);
});

const detail = reply(dutyDetail, ({ ITEMGUID }) =>
  ITEMGUID === "duty-1"
    ? {
        custom: {
          POWERANDRESPONSIBILITYLIST: {
            ...duty(1),
            XKSXBM: duty(1).CATALOG_ID,
            USE_LEVEL: "省级、市级",
            EXERCISER: "省人力资源社会保障厅",
            PROCESS: ["立案：发现线索的，及时立案。", "结案"],
            TASK_CODE: "11440000553612461J20000000000001",
            BASIS: ["《中华人民共和国劳动法》第八十五条：对用人单位遵守劳动法律的情况进行监督检查。"],
            RESPONSIBILITY: ["出示执法证件。"],
            ACCOUNTABILITY: ["收受他人财物的。"],
            COMPLAINT_PHONE: "12333",
          },
        },
      }
    : unknown(),
);

test("a duty in full: law, course, what one answers for, whom to tell", async () => {
  const { fetch, inputsOf } = backEnd(regions, detail);
  const { data } = await load(loadDuty, `/portal/v2/affairs-public-detail?qzqdCode=duty-1&deptCode=${ORG}`, fetch);
  expect(inputsOf(dutyDetail)).toEqual([{ ITEMGUID: "duty-1", DEPT_CODE: ORG }]);
  const { container } = await renderThenHydrate(page(DutyPage, data, { path: "/v2/affairs-public-detail" }));
  const { getByRole, getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["基本信息", "设定依据", "行使流程", "责任事项", "追责情形"]);
  expect(container.querySelector("strong")?.textContent).toBe("立案");
  expect(container.querySelector("dl")?.textContent).toContain("基本编码440200001000");
  expect(getByRole("link", { name: "看办事指南" }).getAttribute("href")).toBe("/portal/v2/guide/11440000553612461J20000000000001");
  expect(getAllByRole("link", { name: "12333" })[0]?.getAttribute("href")).toBe("tel:12333");
});

test.each(["", "?qzqdCode=", "?qzqdCode=duty-2", `?qzqdCode=${encodeURIComponent("../x'")}`])("detail%s is not found", async (query) => {
  expect(await thrownStatus(load(loadDuty, `/portal/v2/affairs-public-detail${query}`, backEnd(regions, detail).fetch))).toBe(404);
});
