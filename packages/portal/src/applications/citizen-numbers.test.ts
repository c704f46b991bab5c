import * as api from "@onehall/api";
import * as kit from "@onehall/ui/rules";
import { expect, test } from "vitest";

/** A hundred right numbers of each kind and a hundred with one fault, the same in every run: forms and kit must think the same of them. */
const EACH = 100;
const NOW = new Date("2026-11-20T04:00:00Z");

let state = 7;
const upTo = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * most);
};
const digits = (count: number): string => Array.from({ length: count }, () => upTo(10)).join("");
const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
const two = (number: number): string => String(number).padStart(2, "0");
const birthday = (): string => `${1900 + upTo(126)}${two(1 + upTo(12))}${two(1 + upTo(28))}`;

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idSign = (body: string): string => "10X98765432".charAt(ID_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11);
const likeId = (first: string): string => {
  const body = first + birthday() + digits(3);
  return body + idSign(body);
};
const SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const weighted = (text: string, weights: readonly number[], value: (sign: string) => number): number =>
  weights.reduce((sum, weight, at) => sum + weight * value(text.charAt(at)), 0);
const credit = (): string => {
  const org = Array.from({ length: 8 }, () => pick([...SIGNS])).join("");
  const orgSign = "0X987654321".charAt(weighted(org, [3, 7, 9, 10, 5, 8, 4, 2], (sign) => parseInt(sign, 36)) % 11);
  const body = `9${pick(["1", "2", "3"])}44${digits(4)}${org}${orgSign}`;
  const sum = weighted(body, [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28], (sign) => SIGNS.indexOf(sign));
  return body + SIGNS.charAt((31 - (sum % 31)) % 31);
};

/** One digit of the last three before the check sign becomes another. */
const oneOff = (text: string): string => {
  const at = text.length - 2 - upTo(3);
  return text.slice(0, at) + ((Number(text[at]) + 1 + upTo(9)) % 10) + text.slice(at + 1);
};
const shortened = (text: string): string => text.slice(0, -1);
const lengthened = (text: string): string => text + digits(1);
const lettered = (text: string): string => `${text.slice(0, -2)}A${text.slice(-1)}`;
const unborn = (text: string): string => {
  const body = text.slice(0, 6) + pick(["2027", "2150", "1899", "1066"]) + text.slice(10, 17);
  return body + idSign(body);
};
const noDay = (text: string): string => {
  const body = text.slice(0, 10) + pick(["0230", "1301", "0431", "0000"]) + text.slice(14, 17);
  return body + idSign(body);
};
const signOff = (text: string): string => text.slice(0, -1) + pick([...SIGNS].filter((sign) => sign !== text.at(-1)));

type Check = (text: string, now?: Date) => boolean;
type Kind = readonly [name: string, checks: readonly [Check, Check], right: () => string, faults: readonly ((text: string) => string)[]];
const kinds: readonly Kind[] = [
  ["isIdNumber", [kit.isIdNumber, api.isIdNumber], () => likeId(`${1 + upTo(6)}${digits(5)}`), [oneOff, shortened, lengthened, lettered, unborn, noDay]],
  [
    "isResidencePermit",
    [kit.isResidencePermit, api.isResidencePermit],
    () => likeId(`8${1 + upTo(3)}0000`),
    [oneOff, shortened, lengthened, unborn, noDay, (text) => `84${text.slice(2)}`],
  ],
  [
    "isHomeReturnPermit",
    [kit.isHomeReturnPermit, api.isHomeReturnPermit],
    () => pick(["H", "M"]) + digits(8),
    [shortened, lengthened, lettered, (text) => `T${text.slice(1)}`],
  ],
  ["isTaiwanPermit", [kit.isTaiwanPermit, api.isTaiwanPermit], () => digits(8), [shortened, lengthened, lettered]],
  [
    "isPermanentResidence",
    [kit.isPermanentResidence, api.isPermanentResidence],
    () => likeId(`9${1 + upTo(8)}${digits(4)}`),
    [oneOff, shortened, lengthened, unborn, noDay, (text) => `0${text.slice(1)}`],
  ],
  [
    "isPermanentResidence",
    [kit.isPermanentResidence, api.isPermanentResidence],
    () => pick(["USA", "FRA", "JPN"]) + digits(4) + birthday().slice(2) + digits(2),
    [shortened, lengthened, lettered, (text) => `${text.slice(0, 9)}13${text.slice(11)}`, (text) => text.slice(1)],
  ],
  ["isCreditCode", [kit.isCreditCode, api.isCreditCode], credit, [signOff, shortened, lengthened, (text) => `I${text.slice(1)}`]],
  ["isMobile", [kit.isMobile, api.isMobile], () => `1${3 + upTo(7)}${digits(9)}`, [shortened, lengthened, lettered, (text) => `1${upTo(3)}${text.slice(2)}`]],
];

test.each(kinds)("%s: a hundred right ones, a hundred with one fault, the same for the kit and for forms", (_name, checks, right, faults) => {
  for (let count = 0; count < EACH; count += 1) {
    const good = right();
    const bad = (faults[count % faults.length] as (text: string) => string)(good);
    for (const is of checks) {
      expect(is(good, NOW), good).toBe(true);
      expect(is(bad, NOW), `${good} → ${bad}`).toBe(false);
    }
  }
});

test("forms take any document that says who somebody is", () => {
  const field = { id: "idNumber", group: "申请人", kind: "idNumber", label: "身份证号码", hint: "", required: true, options: [] } as const;
  const fault = (typed: string) => api.fieldError({ ...field, options: [] }, api.tidyField("idNumber", typed));
  for (const [, , right] of kinds.slice(0, 6)) expect(fault(right())).toBeUndefined();
  expect(fault(" 11010519491231002x ")).toBeUndefined();
  expect(fault("440106202302290017")).toBe("身份证号码不对，请照着身份证再核对一遍");
  expect(fault("H1234567")).toContain("通行证");
});
