import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../support/portal";

/** A fault that somebody might make: one piece of one source file, written wrongly, and the tests that stand beside it. */
type Mutation = { area: string; folder: string; file: string; from: string; to: string; tests: string };

/** One for each area; `file` and `tests` are below `folder`. */
const MUTATIONS: readonly Mutation[] = [
  {
    area: "regions: what stands in for a region",
    folder: "packages/regions",
    file: "src/fallback.ts",
    from: "entry.upperCode === current.code",
    to: "entry.upperCode === top.code",
    tests: "src/fallback.test.ts",
  },
  {
    area: "rules: what an answer decides",
    folder: "packages/rules",
    file: "src/evaluate.ts",
    from: "=== true)) return unknown.length",
    to: "=== true)) return 0",
    tests: "src",
  },
  { area: "language: traditional characters", folder: "packages/language", file: "src/convert.ts", from: "most > 1", to: "most > 2", tests: "src" },
  {
    area: "contract: numbers of citizens",
    folder: "packages/api",
    file: "src/model/citizen-numbers.ts",
    from: 'day >= "1900-01-01" &&',
    to: "",
    tests: "src/model",
  },
  { area: "kit: rules of forms", folder: "packages/ui", file: "src/rules/check.ts", from: "size < min", to: "size <= min", tests: "src/rules" },
  {
    area: "portal: files for spreadsheets",
    folder: "packages/portal",
    file: "src/csv/csv.ts",
    from: "escapeFormulae: true",
    to: "escapeFormulae: false",
    tests: "src/csv",
  },
  {
    area: "portal: answers in the address",
    folder: "packages/portal",
    file: "src/guides/answers.ts",
    from: "options.some((one) => one.id === option)",
    to: "true",
    tests: "src/scene-guides",
  },
  {
    area: "portal: regions of the same name",
    folder: "packages/portal",
    file: "src/app/region-summary.ts",
    from: "county?.code.length === 6 ? 2 : 1",
    to: "2",
    tests: "src/app",
  },
  {
    area: "server: networks of visitors",
    folder: "apps/server",
    file: "src/common/visitor-address.ts",
    from: ".slice(0, 4)",
    to: ".slice(0, 8)",
    tests: "src/common/visitor-address.test.ts",
  },
  {
    area: "server: names in lists",
    folder: "apps/server",
    file: "src/common/mask.ts",
    from: "text.length > double.length",
    to: "text.length < double.length",
    tests: "src/common/mask.test.ts",
  },
  {
    area: "data: audit log",
    folder: "apps/server",
    file: "src/data/audit.ts",
    from: "entry.previous !== previous ||",
    to: "",
    tests: "src/data/audit.test.ts",
  },
  {
    area: "data: order of writes",
    folder: "apps/server",
    file: "src/data/write-queue.ts",
    from: "await next.alone()",
    to: "void next.alone()",
    tests: "src/data/write-queue.test.ts",
  },
  {
    area: "search: an import is followed",
    folder: "apps/server",
    file: "src/search/index-version.ts",
    from: "if (!reading) return begin();",
    to: "if (reading) return reading;\n    if (!reading) return begin();",
    tests: "src/search/index-version.test.ts",
  },
  {
    area: "identity: ways back after log-in",
    folder: "apps/server",
    file: "src/identity/target.ts",
    from: "decodeURIComponent(pathname)",
    to: "pathname",
    tests: "src/identity/target.test.ts",
  },
  {
    area: "contract: tolerance of legacy programs",
    folder: "apps/server",
    file: "src/contract/legacy/changes.ts",
    from: "Math.trunc(Number(value))",
    to: "Number(value)",
    tests: "src/contract/legacy",
  },
  {
    area: "contract: nobody reads another's case",
    folder: "apps/server",
    file: "src/contract/applications/cases.ts",
    from: "if (!row || row.person !== person) throw",
    to: "if (!row) throw",
    tests: "src/contract/applications/applications.test.ts",
  },
  {
    area: "contract: slots end before lunch",
    folder: "apps/server",
    file: "src/contract/appointments/slots.ts",
    from: "[from, lunch.from],",
    to: "[from, lunch.to],",
    tests: "src/contract/appointments",
  },
  {
    area: "reading: targets of the text-only view",
    folder: "apps/server",
    file: "src/reading/target.ts",
    from: "|| username || password ||",
    to: "||",
    tests: "src/reading/target.test.ts",
  },
  {
    area: "http: one host for each request",
    folder: "apps/server",
    file: "src/http/normalise-request.ts",
    from: "others.length > 0 ||",
    to: "",
    tests: "src/http/normalise-request.test.ts",
  },
  {
    area: "http: what a page may run",
    folder: "apps/server",
    file: "src/http/csp.ts",
    from: "form-action 'self'",
    to: "form-action *",
    tests: "src/http/csp.test.ts",
  },
];

/** Runs the tests of a package. @returns the first that failed; undefined when all passed */
function firstFailure({ folder, tests }: Mutation): string | undefined {
  const { status, stdout, stderr } = spawnSync(join(root, folder, "node_modules/.bin/vitest"), ["run", tests], {
    cwd: join(root, folder),
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return status === 0 ? undefined : (/^ *FAIL +(.+)$/m.exec(stdout + stderr)?.[1] ?? "no test, but the run failed");
}

/**
 * Makes twenty faults in the source, one after the other, and says which test notices each; the file is put back after every one.
 * Option: `--only <text>`, the areas whose name has it.
 * @returns 1 when a fault goes unnoticed, or its place is no longer in the source
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string", default: "" } } });
  let survived = 0;
  for (const mutation of MUTATIONS.filter(({ area }) => area.includes(values.only))) {
    const path = join(root, mutation.folder, mutation.file);
    const source = readFileSync(path, "utf8");
    const restore = (): void => writeFileSync(path, source);
    const end = (): never => {
      restore();
      process.exit(1);
    };
    process.once("SIGINT", end).once("SIGTERM", end);
    let killer = "its place is gone";
    try {
      if (source.includes(mutation.from)) {
        writeFileSync(
          path,
          source.replace(mutation.from, () => mutation.to),
        );
        killer = firstFailure(mutation) ?? "nothing";
      }
    } finally {
      restore();
      process.off("SIGINT", end).off("SIGTERM", end);
    }
    if (killer === "nothing" || killer === "its place is gone") survived += 1;
    console.log(`${mutation.area} (${mutation.folder}/${mutation.file}): ${killer}`);
  }
  console.log(survived === 0 ? "every fault is noticed" : `${survived} not noticed`);
  return survived > 0 ? 1 : 0;
}
