import { type Answers, compile, evaluate, personalGuide, REGION } from "@onehall/rules";
import { expect, test } from "vitest";
import { storedGuide } from "./guide";
import { guangdong } from "./testing";

const pack = guangdong();
/** A region that no condition names. */
const ELSEWHERE = "449999";

type Guide = ReturnType<typeof storedGuide>;

const regionsNamed = ({ rules }: Guide): string[] => [
  ...new Set([...rules.parts, ...rules.stops].flatMap(({ when }) => when.flatMap((facts) => [...(facts.region ?? []), ...(facts.outside ?? [])]))),
];

/** Every way through the questions of a guide in one region, to where nothing is left to ask. */
function ends(guide: Guide, region: string): Answers[] {
  const compiled = compile(guide.rules);
  const follow = (answers: Answers): Answers[] => {
    const { next } = evaluate(compiled, { ...answers, [REGION]: region });
    if (next === undefined) return [answers];
    return (compiled.questions.get(next)?.options ?? []).flatMap(({ id }) => follow({ ...answers, [next]: id }));
  };
  return follow({});
}

/** What a person reads, without the order in which he answered. */
const said = ({ guide, evaluation }: ReturnType<typeof personalGuide<Guide>>): string =>
  JSON.stringify([
    guide.materials,
    guide.conditions,
    guide.fees,
    guide.steps,
    guide.refusalCases,
    guide.visits,
    guide.promisedDays,
    guide.channels,
    guide.result,
    evaluation.notes,
    evaluation.stop,
  ]);

test(
  "every task gives a whole personal guide for every combination of answers: nothing open, nothing lost, nothing that nobody needs, no idle question",
  { timeout: 60_000 },
  () => {
    const faults: string[] = [];
    let built = 0;
    for (const task of pack.tasks.filter(({ kind }) => kind !== "TC")) {
      const guide = storedGuide(task, pack);
      const say = (text: string, answers?: Answers): number => faults.push(`${task.file}：${text} ${answers ? JSON.stringify(answers) : ""}`);
      const needed = new Set<string>();
      const asked = new Map<string, Map<string, Set<string>>>();
      for (const region of [...regionsNamed(guide), ELSEWHERE]) {
        const all = ends(guide, region).map((answers) => ({ answers, personal: personalGuide(guide, region, answers) }));
        built += all.length;
        for (const { answers, personal } of all) {
          const { evaluation, excluded } = personal;
          if (evaluation.stop) continue;
          if (evaluation.unknown.length > 0) say(`还有不知道的 ${evaluation.unknown.join()}`, answers);
          for (const list of ["materials", "conditions", "fees", "steps", "refusalCases"] as const)
            if (personal.guide[list].length + excluded[list].length !== guide[list].length) say(`${list} 少了`, answers);
          for (const { name, need } of personal.guide.materials) {
            needed.add(name);
            if (need === "非必要") say(`“${name}”还是非必要`, answers);
          }
          if (personal.guide.conditions.length === 0 || personal.guide.steps.length === 0) say("没有条件或者步骤", answers);
        }
        // A question that some path asks makes a difference on some path.
        for (const { answers, personal } of all)
          for (const [question, option] of Object.entries(answers)) {
            const byOption = asked.get(question) ?? new Map<string, Set<string>>();
            asked.set(question, byOption.set(option, (byOption.get(option) ?? new Set()).add(said(personal))));
          }
      }
      for (const { name } of guide.materials) if (!needed.has(name)) say(`没有人要交“${name}”`);
      for (const [question, byOption] of asked)
        if (new Set([...byOption.values()].map((texts) => [...texts].sort().join("\n"))).size < 2) say(`问题 ${question} 什么也不改变`);
      if (guide.rules.questions.some(({ id }) => !asked.has(id))) say("有从来不问的问题");
    }
    expect(faults).toEqual([]);
    expect(built).toBeGreaterThan(pack.tasks.length * 3);
  },
);
