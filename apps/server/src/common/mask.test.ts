import * as fc from "fast-check";
import { expect, test } from "vitest";
import { maskIdNumber, maskName, maskNumber, maskPhone, maskText } from "./mask";

test.each([
  ["张三", "张*"],
  ["王小明", "王*"],
  ["欧阳修远", "欧阳*"],
  ["司徒样例", "司徒*"],
  ["欧阳", "欧*"],
  ["古丽娜尔·买买提", "古*"],
  ["Smith", "S*"],
  ["𠮷田样例", "𠮷*"],
  [" 李四 ", "李*"],
  ["", ""],
])("name %s → %s", (name, masked) => expect(maskName(name)).toBe(masked));

test.each([
  ["440106199001011234", "4401**********1234"],
  ["44010619900101123X", "4401**********123X"],
  ["440106900101123", "4401*******1123"],
  ["4401061990010112345", "4401061990010112345"],
])("identity number %s → %s", (number, masked) => expect(maskIdNumber(number)).toBe(masked));

test.each([
  ["13800000000", "138****0000"],
  ["020-12345", "020-12345"],
  ["12345", "12345"],
])("phone %s → %s", (phone, masked) => expect(maskPhone(phone)).toBe(masked));

test("inside a sentence, each number for itself", () => {
  expect(maskText("我是440106199001011234，电话13800000000，不是12345。")).toBe("我是4401**********1234，电话138****0000，不是12345。");
});

test("no name ever comes through whole", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2, maxLength: 6, unit: fc.constantFrom(..."张王李欧阳司徒样例一二三") }), (name) => {
      expect(maskName(name)).toMatch(/^.{1,2}\*$/u);
      expect(maskName(name)).not.toContain(name);
    }),
  );
});

test.each([
  ["440106199001011234", "4401**********1234"],
  ["91440000MA00000TX1", "9144**********0TX1"],
  ["13800000000", "138****0000"],
  ["10000000001", "100****0001"],
  ["E12345678", "E1*****78"],
  ["1234", "1**4"],
  ["12", "**"],
  ["", ""],
])("number %s → %s", (number, masked) => expect(maskNumber(number)).toBe(masked));

test("no number ever comes through whole, nor more than two thirds of it", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(..."0123456789AXx-粤") }), (number) => {
      const masked = maskNumber(number);
      expect([...masked]).toHaveLength([...number].length);
      expect(masked.replaceAll("*", "").length).toBeLessThanOrEqual((number.length * 2) / 3);
    }),
  );
});
