import type { Benefit } from "@onehall/api";
import { type Answers, compile, evaluate, REGION, waitsFor } from "@onehall/rules";
import { benefitPart, benefitRules, type PackBenefit, type PackBenefits } from "../../province/benefits";

/** A benefit of the pack, and what the answers leave of it. */
export type Entitlement = Pick<Benefit, "state" | "waitsFor" | "further"> & { benefit: PackBenefit };

/** What the answers of one person come to. */
export type Eligibility = { entitlements: Entitlement[]; open: string[]; next: string | undefined };

const RANK = { applies: 0, maybe: 1, excluded: 2 } as const;

/** What applies first; of what may, what waits for fewer answers first; otherwise the order of the pack. */
const byCertainty = (one: Entitlement, other: Entitlement): number =>
  RANK[one.state] - RANK[other.state] || (one.state === "maybe" ? one.waitsFor.length - other.waitsFor.length : 0);

/**
 * Which benefits apply, may apply and do not. A benefit applies when its `when` holds and no further condition is left: what the questions cannot decide keeps
 * it at `maybe`. Only questions about benefits that are not excluded are asked. Pure. @param region code; one that is not below a city leaves conditions on cities open
 * @see GUIDE-48
 */
export function eligibility(pack: PackBenefits, region: string, given: Answers): Eligibility {
  const answers = { ...given, [REGION]: region };
  const rules = benefitRules(pack);
  const all = compile(rules);
  const { applies, excluded } = evaluate(all, answers);
  const [holds, out] = [new Set(applies), new Set(excluded)];
  const entitlements = pack.benefits.map((benefit, index): Entitlement => {
    const part = benefitPart(index);
    if (out.has(part)) return { benefit, state: "excluded", waitsFor: [], further: [] };
    const further = benefit.also.flatMap(({ text }, at) => (out.has(benefitPart(index, at)) ? [] : [text]));
    const waits = holds.has(part) ? [] : waitsFor(all, part, answers);
    return { benefit, state: holds.has(part) && further.length === 0 ? "applies" : "maybe", waitsFor: waits, further };
  });
  const alive = new Set(pack.benefits.flatMap((_, index) => (out.has(benefitPart(index)) ? [] : [index])));
  const isAlive = (part: string): boolean => alive.has(Number(part.split(".")[1]));
  const { open, next } = evaluate({ ...rules, parts: rules.parts.filter(({ id }) => isAlive(id)) }, answers);
  return { entitlements: entitlements.toSorted(byCertainty), open, next };
}
