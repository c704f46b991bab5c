import MiniSearch from "minisearch";
import { Client } from "pg";
import { type Database, openDatabase, sql } from "../../apps/server/src/data";
import { findPostgres, installPostgres, startPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { regionPath } from "../../apps/server/src/contract/rows/regions";
import { openSearchContext } from "../../apps/server/src/contract/search/search-context";
import { withoutSpaces } from "../../apps/server/src/search/normalise";
import { createSearch, type Search } from "../../apps/server/src/search/search";
import { bigrams } from "../../apps/server/src/search/tokens";
import { type Kind, KINDS, PLACES, QUESTIONS } from "./search-queries";

type Task = { id: number; name: string; phrase: string; aliases: string };
type Item = { taskId: number; region: string; code: string };

/** Milliseconds of the middle and of the slowest hundredth. */
export type Times = { p50: number; p99: number };
export type Competitor = { name: string; times: Record<Kind, Times> };

const everyTask = sql<Task>`SELECT id, name, phrase, aliases FROM task ORDER BY id`;
const someItems = sql<Item & { id: number }>`SELECT id, task_id AS "taskId", region, code FROM item WHERE id > ${"after"} ORDER BY id LIMIT ${"limit"}`;
const portalSetting = sql<{ value: string }>`SELECT value FROM setting WHERE key = 'pack.portal'`;

/** Each question of a kind is asked so often at each place. */
const ROUNDS = 6;
const PORTION = 20_000;
/** Hits that a page shows. */
const PAGE = 10;

const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Nobody is asked for longer than this about one kind, in milliseconds; who takes a second for an answer is then asked less often. */
const PATIENCE = 20_000;

/** One question after the other, after one round at one place that is not counted. */
async function timed(ask: (question: string, place: string) => Promise<unknown>): Promise<Record<Kind, Times>> {
  const found = {} as Record<Kind, Times>;
  for (const kind of KINDS) {
    const times: number[] = [];
    const questions: readonly string[] = QUESTIONS[kind];
    for (const question of questions) await ask(question, PLACES[0] ?? "");
    const begun = performance.now();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const place of PLACES)
        for (const question of questions) {
          if (performance.now() - begun > PATIENCE && times.length >= questions.length) break;
          const start = performance.now();
          await ask(question, place);
          times.push(performance.now() - start);
        }
    times.sort((one, other) => one - other);
    found[kind] = { p50: at(times, 0.5), p99: at(times, 0.99) };
  }
  return found;
}

/** Every pair of neighbouring characters: how full text without a Chinese dictionary finds Chinese words. */
const words = (text: string): string[] => [...new Set(bigrams(withoutSpaces(text)))];

async function ours(database: Database): Promise<Competitor[]> {
  const portal = await database.get(portalSetting);
  const { synonyms } = JSON.parse(portal?.value ?? "{}") as { synonyms: string[][] };
  const [anew, keeping] = await Promise.all([createSearch(database, synonyms, false), createSearch(database, synonyms)]);
  const found = await timed((question, place) => anew.tasks(question, place));
  const whole = (search: Search) =>
    timed(async (question, place) => {
      const indexVersion = await search.indexVersion();
      const { tasks, region } = await search.tasks(question, place, indexVersion);
      const searched = openSearchContext(database, indexVersion);
      const offered = await searched.offered(
        await searched.line(region),
        tasks.map(({ task }) => task),
        {},
      );
      return { total: offered.length, page: await searched.rows(offered.slice(0, PAGE)) };
    });
  return [
    { name: "OneHall: ranked tasks of the catalogue", times: found },
    { name: "OneHall: with the items that serve the place, exact total", times: await whole(anew) },
    { name: "OneHall: the same, asked before", times: await whole(keeping) },
  ];
}

async function miniSearch(tasks: readonly Task[]): Promise<Competitor> {
  const index = new MiniSearch<Task>({
    fields: ["name", "phrase", "aliases"],
    storeFields: ["name"],
    tokenize: words,
    searchOptions: { tokenize: words, combineWith: "AND", boost: { name: 3, phrase: 3, aliases: 2 } },
  });
  index.addAll(tasks);
  return { name: `MiniSearch: the same ${tasks.length} tasks, ranked`, times: await timed(async (question) => index.search(question)) };
}

/** Full text on rows: an item a row, with the words of its task. In the region's line, as a portal would ask; and in the whole province. */
async function fullText(database: Database, tasks: readonly Task[]): Promise<Competitor[]> {
  if (!findPostgres()) installPostgres();
  const bin = findPostgres();
  if (!bin) throw new Error("this bench needs PostgreSQL (Debian: postgresql)");
  const server = await startPostgres(bin);
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    await client.query("CREATE TABLE entry (id INTEGER PRIMARY KEY, name TEXT NOT NULL, words TSVECTOR NOT NULL)");
    for (const { id, name, phrase, aliases } of tasks)
      await client.query("INSERT INTO entry VALUES ($1, $2, array_to_tsvector($3::text[]))", [
        id,
        name,
        words(`${name} ${phrase} ${(JSON.parse(aliases) as string[]).join(" ")}`),
      ]);
    await client.query("CREATE UNLOGGED TABLE row_item (code TEXT, region TEXT, name TEXT, words TSVECTOR)");
    for (let after = 0; ;) {
      const rows = await database.all(someItems, { after, limit: PORTION });
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      await client.query(
        `INSERT INTO row_item SELECT given.code, given.region, entry.name, entry.words
         FROM unnest($1::int[], $2::text[], $3::text[]) AS given (task_id, region, code) JOIN entry ON entry.id = given.task_id`,
        [rows.map(({ taskId }) => taskId), rows.map(({ region }) => region), rows.map(({ code }) => code)],
      );
    }
    await client.query("CREATE INDEX row_words ON row_item USING GIN (words)");
    await client.query("CREATE INDEX row_region ON row_item (region)");
    await client.query("ANALYZE row_item");
    const page = (where: string) =>
      `SELECT code, name, ts_rank(words, query) AS rank, COUNT(*) OVER () AS total FROM row_item, to_tsquery('simple', $1) AS query
       WHERE words @@ query ${where} ORDER BY rank DESC, code LIMIT 10`;
    const query = (question: string): string =>
      words(question)
        .map((word) => `'${word}'`)
        .join(" & ");
    const lines = new Map<string, string[]>();
    for (const place of PLACES)
      lines.set(
        place,
        (await regionPath(database, place)).path.map(({ code }) => code),
      );
    const inLine = await timed((question, place) =>
      client.query({ name: "line", text: page("AND region = ANY($2)"), values: [query(question), lines.get(place)] }),
    );
    const everywhere = await timed((question) => client.query({ name: "all", text: page(""), values: [query(question)] }));
    return [
      { name: "PostgreSQL, tsvector of sign pairs, GIN: rows of the region and those above it", times: inLine },
      { name: "PostgreSQL, the same: rows of the whole province", times: everywhere },
    ];
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}

/** The same questions, one at a time, to ours and to others over the same catalogue, in this process. */
export async function compareCompetitors(dataDir: string): Promise<Competitor[]> {
  const database = await openDatabase({ url: undefined, dir: dataDir });
  try {
    const tasks = await database.all(everyTask);
    return [...(await ours(database)), await miniSearch(tasks), ...(await fullText(database, tasks))];
  } finally {
    await database.close();
  }
}
