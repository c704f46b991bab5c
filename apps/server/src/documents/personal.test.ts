import { auditItemDetail, caseText, feesText, type Guide, sceneGuideData, type SceneMaterial } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { expect, test } from "vitest";
import { openHost } from "../contract/testing";
import { sql } from "../data";
import { onEachDatabase } from "../data/testing";
import { documentRoutes } from ".";
import { readPdf } from "./pdf/testing-read";

/** Pairs of a task and answers; of so many of them the PDF is read as well. */
const PAIRS = 200;
const PDFS = 6;

/** Numbers from 0 to 1, the same in every run. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name).toSorted();
const squeezed = (text: string): string => text.replaceAll(/\s/g, "");

/** The cells of the first column of a table of the Markdown, below a heading. */
const firstColumn = (markdown: string, heading: string): string[] =>
  (markdown.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((row) => row.startsWith("| "))
    .slice(2)
    .map((row) => row.split(" | ")[0]?.replace(/^\| /, "").replaceAll("\\", "") ?? "");

onEachDatabase((_, open) => {
  test("the answer of the contract, the personal list, Markdown and PDF say the same for any answers", { timeout: 120_000 }, async () => {
    const host = await openHost(open);
    const documents = documentRoutes({ services: host.services, publicOrigin: "https://hall.example.org", perMinute: 10_000 });
    try {
      const rows = await host.database.all(
        sql<{ code: string }>`SELECT MIN(item.code) AS code FROM item JOIN scene ON scene.task_id = item.task_id GROUP BY item.task_id ORDER BY item.task_id`,
        {},
      );
      expect(rows.length).toBeGreaterThan(15);
      const next = randomly(7);
      let excluded = 0;
      let waiting = 0;
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const code = rows[pair % rows.length]?.code ?? "";
        const { rules }: Guide = await host.client.call(auditItemDetail, { TASK_CODE: code });
        const answers = Object.fromEntries(
          rules.questions.flatMap(({ id, options }) => (next() < 0.2 ? [] : [[id, options[Math.floor(next() * options.length)]?.id ?? ""]])),
        );
        const text = Object.entries(answers).map((one) => one.join(":"));
        const guide = await host.client.call(auditItemDetail, { TASK_CODE: code, ANSWERS: text.join(",") });
        const list = await host.client.call(sceneGuideData, { id: code, answers: text.join(",") });
        const { personal } = guide;
        if (!personal) throw new Error(`${code} is the same for everybody`);
        excluded += personal.excluded.materials.length;

        expect(personal.answers).toEqual(answers);
        expect(list).toMatchObject({ open: personal.open, stop: personal.stop, notes: personal.notes, channels: guide.channels, deadline: guide.deadline });
        const later = new Set(personal.open.length > 0 ? personal.undecided.materials : []);
        const brought: SceneMaterial[] = [...list.materials, ...list.saved];
        const needed = guide.materials.filter(({ name }) => !later.has(name));
        expect(names(brought)).toEqual(personal.stop ? [] : names(needed));
        for (const { name, need, note, copies } of brought) expect(guide.materials).toContainEqual(expect.objectContaining({ name, need, note, copies }));
        for (const name of personal.excluded.materials) expect(names(guide.materials)).not.toContain(name);

        const markdown = await (await documents.routes.request(`/portal/v2/guide/${code}.md${answersQuery(answers)}`)).text();
        expect(firstColumn(markdown, "申请材料")).toEqual(guide.materials.map(({ name }) => name));
        for (const { standard } of guide.fees) expect(markdown).toContain(standard);
        for (const note of personal.notes) expect(markdown).toContain(note);
        for (const condition of guide.conditions) expect(squeezed(markdown)).toContain(squeezed(condition));
        for (const condition of personal.excluded.conditions) expect(markdown).not.toContain(condition);
        const marked = [
          ...personal.undecided.conditions.map((condition) => `${caseText(guide, "conditions", condition)}${condition}`),
          ...guide.fees.map(({ name, standard }) => caseText(guide, "fees", name) + standard),
        ];
        for (const entry of marked) expect(squeezed(markdown)).toContain(squeezed(entry));
        expect(markdown).toContain(`- **收费**：${feesText(guide)}`);
        waiting += personal.undecided.conditions.length;
        for (const wait of personal.waits ?? []) expect(wait.questions.every((id) => personal.answers[id] === undefined)).toBe(true);
        if (personal.stop && text.length > 0) expect(markdown).toContain(personal.stop.text);

        if (pair % Math.floor(PAIRS / PDFS) !== 0) continue;
        const pdf = await documents.routes.request(`/portal/pdf/guide/${code}.pdf${answersQuery(answers)}`);
        const read = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
        for (const { name } of guide.materials) expect(read.text).toContain(squeezed(name));
        for (const condition of guide.conditions) expect(read.text).toContain(squeezed(condition));
        for (const entry of marked) expect(read.text).toContain(squeezed(entry));
        for (const condition of personal.excluded.conditions) expect(read.text).not.toContain(squeezed(condition));
      }
      expect(excluded).toBeGreaterThan(PAIRS / 4);
      expect(waiting).toBeGreaterThan(0);
    } finally {
      await documents.close();
    }
  });
});
