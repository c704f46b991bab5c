import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mapHall, type RawHall, type RawValue } from "./hall";

test("a raw region becomes a hall, field by field", () => {
  const raw: RawHall = {
    ORGSNAME: "天河",
    ORGNAME: "天河区",
    ORGNUMBER: "",
    ORGAREACODE: "440106",
    ORGUPAREACODE: "440100",
    ORGTYPE: "县级窗口",
    SITES_URL: "/portal/v2/index?region=440106",
    DISPLAY: "1",
    SORT: "3",
    province: "广东省",
    city: "广州市",
    county: "天河区",
    town: "",
    data_src_id: 102,
    responsibility_list: "0",
    id: 7,
    dept_type: "",
    credit: "C",
    cat_name: "区县",
    expiry_date: "2030-01-01",
  };
  expect(mapHall(raw)).toEqual({
    orgCode: "",
    code: "440106",
    upperCode: "440100",
    siteUrl: "/portal/v2/index?region=440106",
    hasResponsibilityList: false,
    shortName: "天河",
    name: "天河区",
    display: true,
    visible: true,
    categoryName: "区县",
    srcId: "102",
    id: "7",
    sort: 3,
    orgType: "县级窗口",
    city: "广州市",
    county: "天河区",
    province: "广东省",
    town: "",
    credit: "C",
    expiryDate: "2030-01-01",
    isDepartment: false,
    dept_type: "",
  });
});

test.each([
  ["006940386", true],
  [" 006940386 ", true],
  ["", false],
  ["  ", false],
  [null, false],
  [undefined, false],
])("organisation number %o: a department? %s", (ORGNUMBER, isDepartment) => {
  expect(mapHall({ ORGNAME: "省教育厅", ORGAREACODE: "440000", ...(ORGNUMBER === undefined ? {} : { ORGNUMBER }) }).isDepartment).toBe(isDepartment);
});

test.each([
  [1, true],
  ["1", true],
  [true, true],
  ["Y", true],
  [0, false],
  ["0", false],
  [false, false],
  ["N", false],
  ["", false],
  [null, false],
] as [RawValue, boolean][])("DISPLAY %o: shown? %s", (DISPLAY, shown) => {
  const hall = mapHall({ ORGNAME: "广州市", ORGAREACODE: "440100", DISPLAY, responsibility_list: DISPLAY });
  expect([hall.display, hall.visible, hall.hasResponsibilityList]).toEqual([shown, shown, shown]);
});

test("the short name falls back to the name, a broken sort to 0", () => {
  expect(mapHall({ ORGNAME: "广州市", ORGAREACODE: 440100, ORGSNAME: null, SORT: "first" })).toMatchObject({ shortName: "广州市", sort: 0, code: "440100" });
});

test("whatever the fields hold, the result is whole and visible equals display", () => {
  const value = fc.option(fc.oneof(fc.string(), fc.integer(), fc.boolean()), { nil: null });
  const types = Object.values(mapHall({ ORGNAME: "", ORGAREACODE: "" })).map((field) => typeof field);
  fc.assert(
    fc.property(value, value, value, value, value, (ORGNAME, ORGAREACODE, DISPLAY, SORT, ORGNUMBER) => {
      const hall = mapHall({ ORGNAME, ORGAREACODE, DISPLAY, SORT, ORGNUMBER });
      expect(Object.values(hall).map((field) => typeof field)).toEqual(types);
      expect(hall.visible).toBe(hall.display);
      expect(hall.isDepartment).toBe(hall.orgCode !== "");
      expect(Number.isNaN(hall.sort)).toBe(false);
    }),
  );
});
