import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, READ_ONLY } from "../../apps/server/src/data";
import { verify } from "../../apps/server/src/data/backup";
import { type Portal, startPortal } from "../support/portal";
import { standingClock } from "../support/standing-clock";
import { Writers } from "./crash.writers";

/** The watch of writes looks every fifteen seconds, a status is kept as long; statements and connections end after ten. */
const STEP = 16_000;
/** A portal is as expected within so many steps. */
const STEPS = 30;
/** No answer for so long is none, by the clock of the machine, in milliseconds. */
const PATIENCE = 10_000;
/** An answer that takes longer waits for time to pass: readiness allows itself two seconds. Milliseconds. */
const SLOW = 2_500;
/** Pages that do not change. */
const PAGES = ["/portal/v2/faq?region=440106", "/portal/v3/faq?region=440106"];

const NO_ANSWER = "no answer";

/** What somebody reads who looks at the portal: readiness, and the state of `/portal/status`. */
export type Look = { readiness: string; status: string };

/** Nobody is there to answer. */
export const GONE: Look = { readiness: NO_ANSWER, status: NO_ANSWER };
export const WELL: Look = { readiness: "ready", status: "ok" };

const isSame = (one: Look, other: Look) => one.readiness === other.readiness && one.status === other.status;

/** A portal, the database that it stands on, and people who write to it. */
export class Place {
  readonly people = new Writers(true);
  #clock = standingClock();
  #portal: Portal | undefined;
  #families = "";
  readonly #pages = new Map<string, string>();

  constructor(
    readonly env: Readonly<Record<string, string>>,
    readonly dataDir: string,
  ) {}

  get portal(): Portal {
    if (!this.#portal) throw new Error("not started");
    return this.#portal;
  }

  /** @throws Error with what it said where it does not start */
  async start(): Promise<void> {
    this.#clock = standingClock();
    this.#portal = await startPortal({ dataDir: this.dataDir, env: { ...this.env, ...this.#clock.env } });
  }

  /** Lets the time of the portal pass; nothing happens where it does not run. */
  async forward(): Promise<void> {
    const passed = this.#clock.forward(STEP).catch(() => undefined);
    await Promise.race([passed, pause(1_000, undefined, { ref: false })]);
  }

  /** Sets the clock of its machine, without any time passing. */
  jump(milliseconds: number): Promise<void> {
    return this.#clock.jump(milliseconds);
  }

  /** What the portal answers, while its time passes; status 0 where it does not. */
  async ask(path: string): Promise<{ status: number; text: string }> {
    const asking = fetch(this.portal.origin + path, { signal: AbortSignal.timeout(PATIENCE) }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: "" }),
    );
    // What is only slow is let be: the portal would take it for dead.
    for (let wait = SLOW; ; wait = 200) {
      const answer = await Promise.race([asking, pause(wait, undefined)]);
      if (answer) return answer;
      await this.forward();
    }
  }

  async #look(): Promise<Look> {
    await this.forward();
    const { status, text: readiness } = await this.ask("/readyz");
    if (status === 0) return GONE;
    const { text } = await this.ask("/portal/status.json");
    if (text === "") return { readiness, status: NO_ANSWER };
    const { state, families } = JSON.parse(text) as { state: string; families: { id: string; state: string }[] };
    this.#families = families.flatMap((family) => (family.state === "ok" ? [] : [`${family.id} ${family.state}`])).join(", ");
    return { readiness, status: state };
  }

  /** Looks until all is as expected, or for too long: that is a fault. @returns what was seen last */
  async lookFor(what: string, expected: Look): Promise<Look> {
    let seen = await this.#look();
    for (let step = 0; step < STEPS && !isSame(seen, expected); step += 1) seen = await this.#look();
    if (!isSame(seen, expected)) this.people.fault(`${what}: seen was ${JSON.stringify(seen)} in place of ${JSON.stringify(expected)} (${this.#families})`);
    return seen;
  }

  /**
   * Compares pages with what they were at first.
   * @param readOnly whether they must say so at their top
   * @returns how many were wrong
   */
  async checkPages(what: string, readOnly = false): Promise<number> {
    let wrong = 0;
    for (const path of PAGES) {
      const { status, text } = await this.#freshPage(path, readOnly);
      const first = this.#pages.get(path) ?? text;
      this.#pages.set(path, first);
      if (status === 200 && (readOnly ? text.includes(READ_ONLY) : text === first)) continue;
      wrong += 1;
      this.people.fault(`${what}: ${path} is not what it was (${status}, ${text.length} characters)`);
    }
    return wrong;
  }

  /** A page as it is now: what was cached before is sent once more while it is rendered, whose deadlines must not pass meanwhile. */
  async #freshPage(path: string, readOnly: boolean): Promise<{ status: number; text: string }> {
    for (let step = 0; ; step += 1) {
      const page = await this.ask(path);
      if (page.text.includes(READ_ONLY) === readOnly || step === STEPS) return page;
      if (step % 5 === 0) await this.forward();
      await pause(300);
    }
  }

  /** Reads the whole database, as `npm run data -- verify` does. */
  async checkDatabase(what: string): Promise<void> {
    const database = await openDatabase({ url: this.env["DATABASE_URL"], dir: this.dataDir });
    try {
      for (const problem of (await verify(database)).problems) this.people.fault(`${what}: ${problem}`);
    } finally {
      await database.close();
    }
  }
}

/** One kind of fault. */
export type Fault = {
  name: string;
  /** What is seen from outside while it lasts. */
  expected: Look;
  /** Makes the fault while people write, has a look at the portal, and mends it. */
  inflict: (place: Place, look: () => Promise<void>) => Promise<void>;
};
