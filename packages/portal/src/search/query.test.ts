import { expect, test } from "vitest";
import { paths } from "../paths";
import { readParameters, searchHref } from "./query";

const read = (query: string, tab?: string) => readParameters(new URLSearchParams(query), tab);
const plain = {
  keyword: "",
  region: "440000",
  type: "",
  page: 1,
  departmentCode: "",
  onlyOnline: false,
  onlyCorrespondingLevel: false,
  kind: "",
  audience: "",
  order: "",
};

test.each([
  ["region=440300&keyword=灵活就业&areaCode=440300&departmentCode=&onlyCorrespondingLevel=0&type=", { keyword: "灵活就业", region: "440300" }],
  ["areaCode=440100&keyword=社保", { keyword: "社保", region: "440100" }],
  [
    "keyword= 社保 &type=guide&page=3&onlyOnline=1&onlyCorrespondingLevel=1&order=hot",
    { keyword: "社保", type: "guide", page: 3, onlyOnline: true, onlyCorrespondingLevel: true, order: "hot" },
  ],
  ["departmentCode=mb2d0164x", { departmentCode: "MB2D0164X" }],
  ["departmentCode=123456789&type=all&page=-1&order=old&region=x", {}],
  ["kind=01&audience=2", { kind: "01", audience: "2" }],
  ["kind=99&audience=3", {}],
  ["page=1.5", {}],
  ["page=999999999", {}],
])("%s", (query, expected) => {
  expect(read(query)).toEqual({ ...plain, ...expected });
});

test("a sub-view of the path is a type, unless the query names one", () => {
  expect(read("", "guide").type).toBe("guide");
  expect(read("type=qa", "guide").type).toBe("qa");
});

test("long keywords are cut by characters", () => {
  expect(read(`keyword=${"𠮷".repeat(250)}`).keyword).toBe("𠮷".repeat(200));
});

test("a change begins at the first page; what is off is left out", () => {
  const parameters = read("keyword=社保&type=guide&page=3&onlyOnline=1");
  const query = (path: string) => Object.fromEntries(new URL(path, "http://own.invalid").searchParams);
  expect(query(searchHref(paths.v3, parameters, { onlyOnline: false }))).toEqual({ keyword: "社保", region: "440000", areaCode: "440000", type: "guide" });
  expect(query(searchHref(paths.v3, parameters, { page: 2 }))).toMatchObject({ page: "2", onlyOnline: "1" });
});

test("what an address says comes back from the address made of it", () => {
  const parameters = read("keyword=社保&type=news&page=2&onlyCorrespondingLevel=1&order=hot&kind=TC&audience=1&departmentCode=553612461&region=440106");
  expect(read(searchHref(paths.v2, parameters, { page: 2 }).split("?")[1] ?? "")).toEqual(parameters);
});
