import type { Benefit } from "@onehall/api";

/** From this many yuan on, thousands are said in 万. */
const TEN_THOUSAND = 10_000;

const yuanText = (yuan: number): string => (yuan >= TEN_THOUSAND && yuan % 1000 === 0 ? `${yuan / TEN_THOUSAND} 万元` : `${yuan} 元`);

/** How much a benefit is, or why nobody can say, and which law says so. */
export function amountText({ amount, formula, noAmount }: Pick<Benefit, "amount" | "formula" | "noAmount">): { value: string; source: string } {
  if (amount) return { value: `${amount.per} ${yuanText(amount.yuan)}`, source: `${amount.note ?? ""}依据《${amount.law}》` };
  if (formula) return { value: formula.text, source: `依据《${formula.law}》` };
  return { value: noAmount ?? "", source: "" };
}
