import { expect, test } from "vitest";
import { publicChanges } from "./changes";

test("people see the changes of substance, with the day from which they hold; wording is for editors", () => {
  const of = (version: number, text: string, rest: { kind: "substance" | "wording"; since?: string }) => ({ version, date: "2026-11-03", text, ...rest });
  const changes = [
    of(4, "首次换领也可以邮寄送达。", { kind: "substance" }),
    of(3, "写明怎样算损坏。", { kind: "wording" }),
    of(2, "工本费改为每证20元。", { kind: "substance", since: "2026-10-01" }),
  ];
  expect(publicChanges(changes)).toEqual([
    { version: 4, date: "2026-11-03", text: "首次换领也可以邮寄送达。" },
    { version: 2, date: "2026-11-03", text: "2026年10月1日起：工本费改为每证20元。" },
  ]);
});
