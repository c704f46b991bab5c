import { execFileSync } from "node:child_process";
import { root } from "../support/portal";

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 30 });

/** What is written by hand and runs: no tests, no stories, no benches, no content, nothing generated. */
const isSource = (path: string): boolean =>
  /\.(?:tsx?|mjs|cjs|jsx?|css|sql)$/.test(path) &&
  !/\.(?:test|spec|bench|stories)\.|(?:^|\/)(?:e2e|tests?|fixtures|\.storybook)\/|(?:^|\/)testing(?:\/|[\w-]*\.tsx?$)|vitest\.|\.d\.ts$|^docs\/|^apps\/server\/province\//.test(
    path,
  );

/** Content of files of a commit whose path passes. */
function filesOf(commit: string, passes: (path: string) => boolean): { path: string; text: string }[] {
  const listed = git("ls-tree", "-r", "-z", commit).split("\0").filter(Boolean);
  const wanted = listed.map((line) => ({ path: line.split("\t")[1] ?? "", id: line.split(/\s/)[2] ?? "" })).filter(({ path }) => passes(path));
  const stream = execFileSync("git", ["cat-file", "--batch"], { cwd: root, input: wanted.map(({ id }) => `${id}\n`).join(""), maxBuffer: 2 ** 30 });
  let at = 0;
  return wanted.map(({ path }) => {
    const end = stream.indexOf("\n", at);
    const size = Number(stream.toString("utf8", at, end).split(" ")[2]);
    at = end + 1 + size + 1;
    return { path, text: stream.toString("utf8", end + 1, end + 1 + size) };
  });
}

/** What a reader of the repository would miss: names, as their files declare them. */
const KINDS: Readonly<Record<string, { in: RegExp; name: RegExp }>> = {
  calls: { in: /^packages\/api\/src\/calls\/[\w-]+\.ts$/, name: /^export const (\w+) = defineCall/gm },
  stories: { in: /\.stories\.tsx$/, name: /^export const (\w+): Story/gm },
  journeys: { in: /^e2e\/journeys\/.*\.spec\.ts$/, name: /\btest\(\s*["`](.*)["`]/gm },
  // The list of routes moved with the register.
  routes: { in: /^(?:e2e\/pages|docs\/requirements)\/routes\.md$/, name: /^\| (\/portal\/\S+) \||^- (.+)$/gm },
};

function namesOf(commit: string, { in: where, name }: { in: RegExp; name: RegExp }): string[] {
  return filesOf(commit, (path) => where.test(path)).flatMap(({ path, text }) =>
    [...text.matchAll(name)].map(([, one, other]) => `${path.endsWith(".tsx") ? `${path.split("/").at(-1)} ` : ""}${one ?? other}`),
  );
}

/**
 * Files and lines of the source at commits, and what of the first one's routes, calls, stories and journeys the last one lacks:
 * `npm run bench -- size <commit> … <commit>`.
 */
export function run(commits: readonly string[]): Promise<number> {
  for (const commit of commits) {
    const files = filesOf(commit, isSource);
    const lines = files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
    console.log(`${git("log", "-1", "--format=%h %s", commit).trim()}\n  ${files.length} files, ${lines} lines`);
  }
  const [first = "HEAD", last = "HEAD"] = [commits[0], commits.at(-1)];
  for (const [kind, where] of Object.entries(KINDS)) {
    const [before, after] = [namesOf(first, where), new Set(namesOf(last, where))];
    const lost = before.filter((name) => !after.has(name));
    console.log(`${kind}: ${before.length} before, ${after.size} after, gone: ${lost.length === 0 ? "none" : lost.join("; ")}`);
  }
  return Promise.resolve(0);
}
