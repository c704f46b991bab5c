import { pagePath } from "@onehall/routes/path";
import { type Answers, answerName } from "@onehall/rules";
import { type Version, withQuery } from "./paths";

/**
 * 我能享受什么 in one face. Apart from {@link pathsOf}, which every page carries. @param answers given so far @param ask the question to be asked now; without it
 * the one that decides most
 */
export const benefitsPath = (version: Version, { region, answers = {}, ask }: { region: string; answers?: Answers; ask?: string }): string =>
  withQuery(pagePath(`${version}/benefits`), {
    region,
    ...Object.fromEntries(Object.entries(answers).map(([question, option]) => [answerName(question), option])),
    ask,
  });
