import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { taskFields } from "@onehall/api";
import { BENEFITS_FILE, type PackBenefits, readBenefits } from "./benefits";
import type { Source } from "./document";
import { readEasy } from "./easy";
import { type PackEnglish, readEnglish } from "./english";
import { families } from "./families";
import type { PackFolder, ReadFamily } from "./family";
import { type PackDepartment, readDepartments } from "./departments";
import { withExtendedPack } from "./extends";
import { FACTS_FILE, readFacts } from "./facts";
import { type PackFaq, readFaqs } from "./faqs";
import { listFiles, readSource } from "./files";
import { type Problem, formatProblem, PackError, sortProblems } from "./problems";
import { validateLaws, type PackLaws, readLaws } from "./laws";
import { validateLinks } from "./links";
import { type PackNotice, readNotice } from "./notices";
import { type PackRegion, parseRegions } from "./regions";
import { validateTask, validateUnique } from "./rules";
import { validateInstead, validateQuestions } from "./validate-conditions";
import { type PackSite, readSite } from "./site";
import { type PackSynonyms, readSynonyms } from "./synonyms";
import { type PackTask, readTask } from "./task";
import { NO_TERMS, type PackTerms, readTerms, TERMS_FILE } from "./terms";
import { AUDIENCES, type PackThemes, readThemes } from "./themes";
import { readVocabulary } from "./vocabulary";
import type { Vocabulary } from "../search/vocabulary";
import { findDuplicates } from "./duplicates";

/** A province as data: everything that the importer needs, checked. */
export type Pack = {
  site: PackSite;
  regions: PackRegion[];
  departments: PackDepartment[];
  themes: PackThemes;
  laws: PackLaws;
  /** What limits count in where a task does not say it. */
  terms: PackTerms;
  /** Sorted by id. */
  tasks: PackTask[];
  /** Sorted by id, oldest first. */
  notices: PackNotice[];
  faqs: PackFaq[];
  synonyms: PackSynonyms;
  /** How people speak: the words of the folder vocabulary/. */
  vocabulary: Vocabulary;
  /** What the English pages are made of: the folder english/. */
  english: PackEnglish;
  /** What people may be entitled to, and the questions that decide it; both empty without the file. */
  benefits: PackBenefits;
  /** The parts with tables of their own. */
  families: readonly ReadFamily[];
};

/** Raised when the importer makes other rows of the same pack: a database that was filled before is then filled again. Fields that a guide gains do the same. */
export const IMPORT_VERSION = 9;

/**
 * The files of a pack with those that it takes from another one, sorted by path, and the mark that tells one state of the pack (and of the importer) from another.
 * `problems`: what is wrong with how it takes them.
 */
export type PackFiles = { sources: Source[]; mark: string; problems?: readonly Problem[] };

/**
 * Reads the files of a pack without looking into them; takes some milliseconds.
 * @throws Error with a sentence when the folder cannot be read
 */
export function readPackFiles(dir: string): PackFiles {
  const own = listFiles(dir).map((file) => readSource(dir, file));
  const { sources, problems } = withExtendedPack(dir, own);
  const hash = createHash("sha256").update(`${IMPORT_VERSION}\n${JSON.stringify(taskFields)}\n`);
  for (const { file, text } of sources) hash.update(`${file}\0${text}\0`);
  return { sources, mark: hash.digest("hex"), ...(problems.length > 0 ? { problems } : {}) };
}

/** Writes files of a pack into a folder, which is made when it is missing. Other files in it stay. */
export function writePackFiles(dir: string, sources: readonly Source[]): void {
  for (const { file, text } of sources) {
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const folderOf = (sources: readonly Source[]): PackFolder => ({
  file: (path) => sources.find((source) => source.file === path),
  within: (folder) => sources.filter((source) => source.file.startsWith(`${folder}/`)),
});

/** A link may be looked at by a family as well: what is said twice is said once. */
const distinct = (problems: readonly Problem[]): Problem[] => [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];

const byId = (one: PackTask, other: PackTask): number => (one.id < other.id ? -1 : 1);

function check(files: Pick<PackFiles, "sources" | "problems">, today: string | undefined): { pack: Pack | undefined; problems: Problem[] } {
  const { sources } = files;
  // What is not taken would be said to be missing once more.
  if (files.problems) return { pack: undefined, problems: sortProblems(files.problems) };
  const problems: Problem[] = [];
  const file = (name: string): Source | undefined => sources.find((source) => source.file === name);
  const needed = (name: string): Source => {
    const source = file(name);
    if (!source) problems.push({ file: name, line: 1, text: "缺少这个文件" });
    return source ?? { file: name, text: "" };
  };
  const readFile = <T>(name: string, reader: (source: Source, into: Problem[]) => T): T => reader(needed(name), file(name) ? problems : []);

  const { regions, problems: regionFaults } = parseRegions(needed("regions.txt"), file("regions-newer.txt"));
  problems.push(...regionFaults);
  const dialled = regions.filter((region) => region.level === "province" || region.level === "city").map((region) => region.code);
  const site = readFile("site.yaml", (source, into) => readSite(source, into, dialled));
  const departments = readFile("departments.yaml", readDepartments);
  const themes = readFile("themes.yaml", readThemes);
  const laws = readFile("laws.yaml", readLaws);
  problems.push(...validateLaws(sources, laws));
  const termFile = file(TERMS_FILE);
  const terms = termFile ? readTerms(termFile, problems, new Set(laws.keys())) : NO_TERMS;
  const within = (folder: string): Source[] => sources.filter((source) => source.file.startsWith(`${folder}/`) && source.file.endsWith(".md"));

  const taskFiles = within("tasks");
  const factFile = file(FACTS_FILE);
  const facts = factFile ? readFacts(factFile, problems) : new Map<string, never>();
  const readings = taskFiles.flatMap((source) => readTask(source, problems, facts) ?? []);
  const context = {
    departments: new Map(departments.map((department) => [department.id, department])),
    themes,
    terms,
    provincePrefix: regions[0]?.code.slice(0, 2) ?? "",
    cities: new Set(regions.filter((region) => region.level === "city").map((region) => region.code)),
    regions: new Set(regions.map((region) => region.code)),
    ...(today === undefined ? {} : { today }),
  };
  for (const reading of readings) problems.push(...validateTask(reading, context));
  problems.push(...validateUnique(readings));
  if (taskFiles.length === 0) problems.push({ file: "tasks", line: 1, text: "没有任何事项" });

  problems.push(...validateLinks(sources, context.regions));
  const notices = within("notices").flatMap((source) => readNotice(source, problems, context.regions) ?? []);
  const tasks = readings.map(({ task }) => task).sort(byId);
  const faqs = readFile("faqs.yaml", (source, into) => readFaqs(source, into, new Set(tasks.map((task) => task.id))));
  const synonymFile = file("synonyms.yaml");
  const synonyms = synonymFile ? readSynonyms(synonymFile, problems) : [];
  const core = { site, regions, departments, themes, tasks };
  const read = families.map((one) => one.read(folderOf(sources), core, problems));
  const all = [...tasks, ...read.flatMap((one) => one.tasks)].sort(byId);
  problems.push(...findDuplicates(sources, all));
  const vocabulary = readVocabulary(sources, problems, {
    regions: context.regions,
    tasks: new Set(all.map(({ id }) => id)),
    themes: new Set(AUDIENCES.flatMap((audience) => themes[audience].map(({ name }) => name))),
    synonyms,
  });
  readEasy(sources, problems, all);
  for (const [id, video] of Object.entries(site?.signVideos ?? {})) {
    const task = all.find((one) => one.id === id);
    if (task) task.signVideos = [video];
    // A start with part of a pack must not fail for a task that is not there.
    else if (today !== undefined) problems.push({ file: "site.yaml", line: 1, text: `signVideos：没有事项 ${id}` });
  }
  const english = readEnglish(sources, problems, { tasks: all, departments, regions, vocabulary });
  const benefitFile = file(BENEFITS_FILE);
  const benefits = benefitFile
    ? readBenefits(benefitFile, problems, { shared: facts, tasks: all, regions: context.regions, whole: today !== undefined })
    : { questions: [], benefits: [] };
  // A start with part of a pack must not fail for a task that is not there.
  if (today !== undefined) {
    problems.push(...validateInstead(readings, new Set(all.map(({ id }) => id))));
    problems.push(...validateQuestions(readings, facts));
  }
  return {
    pack: site && { site, regions, departments, themes, laws, terms, tasks: all, notices, faqs, synonyms, vocabulary, english, benefits, families: read },
    problems: sortProblems(distinct(problems)),
  };
}

/**
 * A pack as far as it can be read, with everything that is wrong in it, sorted by file and line.
 * @param today `2026-11-20`, to find dates in the future
 */
export const readPack = (files: PackFiles, today: string): { pack: Pack | undefined; problems: Problem[] } => check(files, today);

/** Everything that is wrong in a pack, see {@link readPack}. */
export const checkPack = (files: PackFiles, today: string): Problem[] => readPack(files, today).problems;

/** The pack of the files. @throws PackError when anything is wrong in it */
export function parsePack(files: PackFiles): Pack {
  const { pack, problems } = check(files, undefined);
  if (problems.length > 0 || !pack) throw new PackError(problems);
  return pack;
}
