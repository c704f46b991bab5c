import { fieldError } from "@onehall/api";
import { expect, test } from "vitest";
import type { PackForm } from "../../province/families/forms";
import { readForms } from "../../province/families/forms/read";
import { readPackFiles } from "../../province/pack";
import { guangdong } from "../../province/testing";
import { GUANGDONG } from "../../province/testing-tiny";
import { formFields } from "./forms";

const { sources } = readPackFiles(GUANGDONG);
const folder = {
  file: (path: string) => sources.find(({ file }) => file === path),
  within: (path: string) => sources.filter(({ file }) => file.startsWith(`${path}/`)),
};
const forms: readonly PackForm[] = readForms(folder, guangdong(), []);
const named = (id: string): PackForm => {
  const form = forms.find((one) => one.id === id);
  if (!form) throw new Error(`the pack has no form ${id}`);
  return form;
};
const COMPANY = new Set(["company", "creditCode", "name", "mobile", "address"]);
const PERSON = new Set(["name", "idNumber", "mobile", "address"]);

test("what a form asks becomes typed fields; what every application asks is not asked again", () => {
  const fields = formFields([named("food-business-application")], COMPANY);
  expect(fields.map(({ group, label, kind }) => [group, label, kind])).toEqual([
    ["申请单位", "法定代表人", "text"],
    ["申请单位", "负责人电话", "mobile"],
    ["经营", "主体业态", "choice"],
    ["经营", "经营项目", "text"],
    ["经营", "经营场所", "text"],
    ["经营", "经营面积", "text"],
    ["经营", "网络经营", "choice"],
    ["人员", "食品安全员", "text"],
    ["人员", "食品安全总监", "text"],
    ["人员", "持健康证人数", "text"],
    ["人员", "联系电话", "mobile"],
  ]);
  expect(fields[2]?.options).toEqual(["食品销售经营者", "餐饮服务经营者", "集中用餐单位食堂"]);
});

test("a person who opens a shop need not have the numbers of a company yet", () => {
  const needed = (common: ReadonlySet<string>) =>
    formFields([named("food-business-application")], common)
      .filter(({ required }) => required)
      .map(({ label }) => label);
  expect(needed(PERSON)).not.toContain("统一社会信用代码");
  expect(needed(PERSON)).not.toContain("负责人电话");
  expect(needed(COMPANY)).toContain("负责人电话");
});

test("two forms that ask the same ask once, and a field keeps its id from form to form", () => {
  const [first, second] = [named("food-business-application"), named("food-business-renewal-application")];
  const both = formFields([first, second], COMPANY);
  const alone = formFields([second], COMPANY);
  expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
  expect(both.length).toBeLessThan(formFields([first], COMPANY).length + alone.length);
  expect(alone.every(({ id }) => both.some((one) => one.id === id))).toBe(true);
});

test("no form asks more than a draft holds, and every sample is one that its field takes", () => {
  for (const form of forms)
    for (const common of [PERSON, COMPANY]) {
      const fields = formFields([form], common);
      expect(fields.length, form.id).toBeLessThan(60);
      for (const field of fields) expect([form.id, field.label, fieldError(field, field.sample)]).toEqual([form.id, field.label, undefined]);
    }
});
