import { expect, test } from "vitest";
import { type GuideOffice, isTakenByHall, windowsOf } from "./office";

const office: GuideOffice = {
  level: "county",
  places: ["广东省", "广州市", "天河区"],
  name: "广州市公安局天河区分局",
  phone: "12345",
  areaCode: "020",
  guidedBy: "广东省公安厅",
};
const hall = { name: "天河区政务服务中心", address: "天河区某路", hours: "周一至周五", bus: "" };
const names = (...given: Parameters<typeof windowsOf>) => windowsOf(...given).map(({ name }) => name);

test("what a police station takes names its window first, says that its address is not known, and the hall as a place to ask", () => {
  const [station, centre] = windowsOf(office, hall, ["窗口办理"], "police-station");
  expect(station).toMatchObject({ name: "就近的派出所户政窗口", address: "地址以当地公安机关公布的为准", phone: "020-12345" });
  expect(station?.note).toContain("没有各派出所的地址");
  expect(centre).toMatchObject({ name: hall.name, address: hall.address, note: expect.stringContaining("先打电话问清楚") as string });
});

test("where the hall has a window of the department, it stands behind the police station, and appointments are for it", () => {
  const [, centre] = windowsOf(office, { ...hall, counter: "公安服务" }, ["窗口办理"], "police-station");
  expect(centre).toMatchObject({ name: hall.name, note: expect.stringContaining("大厅里的“公安服务”窗口也可以办，可以预约") as string });
});

test.each([
  ["exit-entry", "公安出入境窗口"],
  ["vehicle-office", "车辆管理所"],
  ["marriage-registry", "婚姻登记处"],
  ["tax-hall", "办税服务厅"],
  ["notary-office", "公证处"],
] as const)("what is done at the kind of window %s names it first, and promises nothing of the hall", (place, name) => {
  const [window, centre] = windowsOf(office, { ...hall, counter: "综合服务" }, ["窗口办理"], place);
  expect(window).toMatchObject({ name, hours: "", address: expect.stringContaining("公布的为准") as string });
  expect(centre).toMatchObject({ name: hall.name, note: expect.stringContaining("能不能办这一件，先打电话问清楚") as string });
});

test.each([
  ["birth-hospital", "接生的医院"],
  ["medical-institution", "办这件事的医疗机构"],
  ["funeral-home", "当地的殡仪馆"],
  ["travel-clinic", "国际旅行卫生保健中心"],
] as const)("what is done at the kind of place %s is not done at the hall, also not at that of a town", (place, name) => {
  for (const level of ["county", "town"] as const)
    expect(windowsOf({ ...office, level }, { ...hall, counter: "卫生健康" }, ["窗口办理"], place)).toEqual([
      expect.objectContaining({ name, hours: "", note: expect.stringContaining("不在政务服务大厅办") as string }),
    ]);
  expect(isTakenByHall(place)).toBe(false);
});

test("everything else is taken by the hall of the region", () => {
  expect(names(office, hall, ["窗口办理"])).toEqual([hall.name]);
  expect(names({ ...office, level: "town" }, hall, ["窗口办理"], "police-station")).toEqual([hall.name]);
  expect(names(office, undefined, ["窗口办理"])).toEqual([office.name]);
  expect(names(office, hall, ["网上办理"], "police-station")).toEqual([]);
});
