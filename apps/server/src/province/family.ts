import type { Params, Statement, Transaction } from "../data";
import type { PackDepartment } from "./departments";
import type { Source } from "./document";
import type { Problem } from "./problems";
import type { PackLaws } from "./laws";
import type { Office } from "./offices";
import type { PackRegion } from "./regions";
import type { PackSite } from "./site";
import type { PackTask } from "./task";
import type { PackThemes } from "./themes";

/** The core of a pack, read before its families: what their files may refer to. */
export type Core = {
  site: PackSite | undefined;
  regions: readonly PackRegion[];
  departments: readonly PackDepartment[];
  themes: PackThemes;
  tasks: readonly PackTask[];
};

/** The files of a pack, as a family reads them. */
export type PackFolder = {
  /** A file by its path in the pack. */
  file(path: string): Source | undefined;
  /** The files of a folder and below, sorted by path. */
  within(folder: string): readonly Source[];
};

/** What the rows of a family may need to know about the other rows. */
export type Context = Core & {
  /** The day of the import in the province, 2026-11-20, for samples that must not go stale. */
  today: string;
  /** Number of a task by its id. */
  taskId: ReadonlyMap<string, number>;
  /** Numbers of the laws that tasks cite by name. */
  laws: PackLaws;
  /** Every authority in every region that has one. */
  offices: readonly Office[];
};

/** A table that a family fills. */
export type FamilyTable<Data> = {
  /** What the progress bar says, such as 写入站点. */
  label: string;
  /** Empties what an import filled, and leaves what people wrote. */
  clear: Statement;
  insert: Statement;
  rows: (data: Data, context: Context) => readonly Params[];
};

/**
 * A part of the pack with files, rules and tables of its own: a folder in province/families/. The core (regions, departments, themes, tasks,
 * questions, notices) is read before it.
 */
export type Family<Data> = {
  readonly name: string;
  /** Reads its files. What is wrong becomes a fault, and the rest is read on. Regions and tasks that a smaller pack leaves out are no fault: see `rows`. */
  read: (folder: PackFolder, core: Core, problems: Problem[]) => Data;
  /** Tasks that it makes of the core's: they get items, words for the search and questions like any other. */
  tasks?: (data: Data) => readonly PackTask[];
  /** In an order that no reference forbids; emptied from the last to the first. Rows about regions or tasks that the context lacks are left out. */
  readonly tables: readonly FamilyTable<Data>[];
  /** What follows from the rows, inside the database. */
  derive?: (tx: Transaction) => Promise<void>;
  /** How much there is, for the line that the importer prints: 权责清单 320. */
  counts: (data: Data) => Readonly<Record<string, number>>;
};

/** A family whose data went through its own `read`, so that families of different data can stand in one list. */
export type ReadFamily = {
  readonly name: string;
  readonly tasks: readonly PackTask[];
  readonly tables: readonly { label: string; clear: Statement; insert: Statement; rows: (context: Context) => readonly Params[] }[];
  readonly derive?: ((tx: Transaction) => Promise<void>) | undefined;
  readonly counts: Readonly<Record<string, number>>;
};

/** A family, ready to read. */
export type AnyFamily = { readonly name: string; read: (folder: PackFolder, core: Core, problems: Problem[]) => ReadFamily };

/** Hides what kind of data a family has from those who only read and write it. */
export const family = <Data>({ name, read, tasks, tables, derive, counts }: Family<Data>): AnyFamily => ({
  name,
  read(folder, core, problems) {
    const data = read(folder, core, problems);
    return {
      name,
      tasks: tasks?.(data) ?? [],
      tables: tables.map(({ label, clear, insert, rows }) => ({ label, clear, insert, rows: (context) => rows(data, context) })),
      derive,
      counts: counts(data),
    };
  },
});
