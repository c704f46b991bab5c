import { createRequire } from "node:module";
import { join } from "node:path";
import { inParallel } from "../support/in-parallel";
import { type Portal, root } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { taskCode } from "../support/task-code";

const Libsql = createRequire(join(root, "apps/server/package.json"))("libsql") as new (file: string) => {
  prepare(text: string): { all(): Record<string, string | number>[] };
  close(): void;
};

/** Sample people of the pack. Whoever writes drafts without a pause is one of them, by number. */
const PEOPLE = ["student", "graduate", "veteran", "migrant", "newlywed", "guardian", "commuter", "founder", "disabled", "jobless", "retiring", "elder"];
const TASK = "机动车驾驶证遗失补证";
/** Counties of Guangzhou: with each of them everybody has an application of their own. */
const COUNTIES = ["440103", "440104", "440105", "440106", "440111", "440112", "440113", "440114", "440115"];
/** Where drafts are written without a pause. */
const SCRATCH = "440117";
/** A hall with so many seats in a slot, and slots that everybody wants: some 200 bookings for fewer seats. */
const HALL = "440106";
const SLOTS = 17;
const WIDTH = 8;

type Answer = {
  data?: {
    id?: string;
    receipt?: string;
    draft?: { id: string; form: Record<string, string>; uploads: unknown[] };
    version?: number;
    questions?: { id: string; options: { id: string }[] }[];
    kind?: string;
    days?: { day: string; slots: { slot: string; left: number }[] }[];
    list?: { id: string; cancelled: boolean }[];
  };
};

/** Something that is asked for, once or again, and the number that was acknowledged for it. */
type Wish = { person: string; path: string; form: Record<string, string>; number?: string };

/** What sample people have filled in, hand in and book: nothing acknowledged may be gone, and nothing may be there twice. */
export class Matters {
  /** Cookie headers of log-ins, which outlive the server. */
  readonly #sessions = new Map<string, string>();
  readonly #applications: Wish[] = [];
  readonly #bookings: Wish[] = [];
  /** Seats that were free, by day and slot. */
  readonly #seats = new Map<string, number>();
  /** By writer: the words that were acknowledged last, and those that were sent after them. */
  readonly #words = new Map<number, { acknowledged: string; open?: string }>();
  #scratch = "";

  constructor(readonly fault: (sentence: string) => void) {}

  get figures(): { applications: number; bookings: number } {
    const known = (wishes: readonly Wish[]) => wishes.filter(({ number }) => number !== undefined).length;
    return { applications: known(this.#applications), bookings: known(this.#bookings) };
  }

  /** Logs everybody in, fills every draft in, and chooses the slots. */
  async prepare({ origin }: Portal): Promise<void> {
    await inParallel(WIDTH, PEOPLE, async (person) => void this.#sessions.set(person, await sampleLogin(origin, person)));
    const tasks = await Promise.all(COUNTIES.map((county) => taskCode(origin, TASK, county)));
    this.#scratch = await taskCode(origin, TASK, SCRATCH);
    const drafts = PEOPLE.flatMap((person) => tasks.map((task) => ({ person, task })));
    await inParallel(WIDTH, drafts, async ({ person, task }) => void this.#applications.push(await this.#fill(origin, person, task)));
    const { data } = await this.#ask(origin, PEOPLE[0] ?? "", `appointments/slots?region=${HALL}`);
    const wanted = (data?.days ?? []).slice(1).flatMap(({ day, slots }) => slots.map((one) => ({ day, ...one })));
    for (const { day, slot, left } of wanted.slice(0, SLOTS)) {
      this.#seats.set(`${day} ${slot}`, left);
      for (const person of PEOPLE) this.#bookings.push({ person, path: "appointments/book", form: { region: HALL, kind: data?.kind ?? "", day, slot } });
    }
  }

  async #fill(origin: string, person: string, task: string): Promise<Wish> {
    const { data } = await this.#ask(origin, person, `applications/form?task=${task}`);
    const answers = Object.fromEntries((data?.questions ?? []).map(({ id, options }) => [id, options[0]?.id ?? ""]));
    await this.#ask(origin, person, "applications/draft", { task, answers: JSON.stringify(answers) });
    for (const step of ["details", "materials"]) await this.#ask(origin, person, "applications/sample", { task, step });
    const { data: filled } = await this.#ask(origin, person, `applications/form?task=${task}`);
    return { person, path: "applications/submit", form: { task, key: filled?.draft?.id ?? "", version: String(filled?.version), declared: "1" } };
  }

  /** Keeps words in the draft of a writer. @returns whether it was acknowledged */
  async writeDraft({ origin }: Portal, writer: number, words: string): Promise<boolean> {
    const before = this.#words.get(writer)?.acknowledged ?? "";
    this.#words.set(writer, { acknowledged: before, open: words });
    try {
      await this.#ask(origin, PEOPLE[writer] ?? "", "applications/draft", { task: this.#scratch, form: JSON.stringify({ remark: words }) });
    } catch {
      return false; // killed before the response
    }
    this.#words.set(writer, { acknowledged: words });
    return true;
  }

  /** Whether each draft that is written to has what was acknowledged last, or what was sent after it. */
  async checkDrafts({ origin }: Portal): Promise<void> {
    await inParallel(WIDTH, [...this.#words], async ([writer, { acknowledged, open }]) => {
      const { data } = await this.#ask(origin, PEOPLE[writer] ?? "", `applications/form?task=${this.#scratch}`);
      const found = data?.draft?.form["remark"] ?? "";
      if (![acknowledged, open].includes(found)) this.fault(`lost: the draft of ${PEOPLE[writer]} has “${found}” in place of “${acknowledged}”`);
      this.#words.set(writer, { acknowledged: found });
    });
  }

  /** Hands everything in and books everything at once, until so many were answered: then `kill` is called. */
  async everythingAtOnce({ origin }: Portal, answers: number, kill: () => Promise<void>): Promise<void> {
    let left = answers;
    let killed: Promise<void> | undefined;
    const send = async (wish: Wish): Promise<void> => {
      try {
        await this.#wish(origin, wish);
      } catch {
        return; // killed before the response: whether it was stored is decided by the next try
      }
      left -= 1;
      if (left === 0) killed = kill();
    };
    await Promise.all([...this.#applications, ...this.#bookings].map(send));
    await killed;
  }

  /** Asks for everything once more, acknowledged or not: who has a number already gets the same. */
  async everythingAgain({ origin }: Portal): Promise<void> {
    await inParallel(WIDTH * 2, [...this.#applications, ...this.#bookings], (wish) => this.#wish(origin, wish));
    for (const { person, form, number } of this.#applications) if (number === undefined) this.fault(`${person} has no receipt for ${form["task"]}`);
    await inParallel(WIDTH, PEOPLE, async (person) => {
      const { data } = await this.#ask(origin, person, "appointments/list");
      const listed = new Set(data?.list?.flatMap(({ id, cancelled }) => (cancelled ? [] : [id])));
      for (const { number } of this.#bookings.filter((wish) => wish.person === person && wish.number !== undefined))
        if (!listed.has(number ?? "")) this.fault(`lost: the appointment ${number} of ${person}`);
    });
  }

  async #wish(origin: string, wish: Wish): Promise<void> {
    const { data } = await this.#ask(origin, wish.person, wish.path, wish.form);
    const number = data?.receipt ?? data?.id;
    if (wish.number !== undefined && number !== wish.number) this.fault(`${wish.person} was given ${wish.number} first and ${number} then`);
    if (number !== undefined) wish.number = number;
  }

  /** Looks into the database of a portal that has ended: nothing twice, no slot with more people than seats. */
  count(dataDir: string): void {
    const database = new Libsql(join(dataDir, "onehall.db"));
    try {
      const [applications] = database.prepare("SELECT COUNT(*) AS n, COUNT(DISTINCT person || ' ' || task_code) AS once FROM application").all();
      const wanted = this.#applications.length;
      if (applications?.["n"] !== wanted || applications["once"] !== wanted) this.fault(`${wanted} were handed in, there are ${JSON.stringify(applications)}`);
      const slots = database.prepare(
        "SELECT day || ' ' || slot AS at, COUNT(*) AS n, COUNT(DISTINCT seat) AS seats, COUNT(DISTINCT person) AS people FROM appointment WHERE seat IS NOT NULL GROUP BY day, slot",
      );
      for (const { at, n, seats, people } of slots.all())
        if (n !== seats || n !== people || Number(n) > (this.#seats.get(String(at)) ?? 0)) this.fault(`${at}: ${n} bookings, ${seats} seats, ${people} people`);
    } finally {
      database.close();
    }
  }

  /** A call in the name of somebody; a refusal is an answer too. @throws where there was no answer */
  async #ask(origin: string, person: string, path: string, form?: Record<string, string>): Promise<Answer> {
    const response = await fetch(`${origin}/portal/api/v2/${path}`, {
      headers: { cookie: this.#sessions.get(person) ?? "", accept: "application/json" },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const answer = (await response.json()) as Answer;
    // A slot may be full, and nobody has more than ten appointments.
    if (response.status !== 200 && !(response.status === 409 && path === "appointments/book"))
      this.fault(`${path} was refused: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}
