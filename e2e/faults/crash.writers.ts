import { inParallel } from "../support/in-parallel";
import type { Portal } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { taskCode } from "../support/task-code";

/** How many write at the same time. */
export const WRITER_COUNT = 8;

type Answer = {
  statusCode?: string;
  data?: { id?: string; receipt?: string; draft?: { id: string }; version?: number; questions?: { id: string; options: { id: string }[] }[] };
};

/** One write in so many is an application; the others are feedback. */
const APPLICATIONS = 5;
/** Who applies: a sample of the pack. */
const APPLICANT = "commuter";

const isApplication = (key: string): boolean => Number(key.slice(key.lastIndexOf("-") + 1)) % APPLICATIONS === 0;

/** Concurrent writers: they record what was acknowledged and fail when it was not durable. */
export class Writers {
  /** Receipt numbers by idempotency key, of every write that was answered. */
  readonly acknowledged = new Map<string, string>();
  readonly faults: string[] = [];
  lost = 0;
  sentAgain = 0;
  /** What each application was handed in with: the same once more must give the same receipt. */
  readonly #submissions = new Map<string, string>();
  readonly #sessions = new WeakMap<Portal, Promise<string>>();
  #task: string | undefined;
  /** Drafts are one for each person and task: one application at a time is filled in. */
  #filling: Promise<unknown> = Promise.resolve();

  fault(sentence: string): void {
    this.faults.push(sentence);
    console.error(`✗ ${sentence}`);
  }

  /** Writes without a pause until the portal is gone; gives the keys that were answered and those that were not. */
  async writeUntilGone(portal: Portal, name: string): Promise<{ answered: string[]; open: string[] }> {
    const answered: string[] = [];
    const open: string[] = [];
    let number = 0;
    const sender = async () => {
      for (;;) {
        number += 1;
        const key = `${name}-${number}`;
        const id = await this.#write(portal, key);
        if (!id) {
          open.push(key);
          return;
        }
        this.acknowledged.set(key, id);
        answered.push(key);
      }
    };
    await Promise.all(Array.from({ length: WRITER_COUNT }, sender));
    return { answered, open };
  }

  /** Whether every one of these receipts can be read. */
  async check(portal: Portal, keys: readonly string[]): Promise<void> {
    await inParallel(WRITER_COUNT, keys, async (key) => {
      const id = this.acknowledged.get(key) ?? "";
      const answer = isApplication(key)
        ? await this.#ask(portal, `applications/case?receipt=${id}`)
        : ((await (await fetch(`${portal.origin}/portal/api/v2/feedback/get?id=${id}`)).json()) as Answer);
      if (answer.data?.id === id || answer.data?.receipt === id) return;
      this.lost += 1;
      this.fault(`lost: ${id}, acknowledged for ${key} (${answer.statusCode})`);
    });
  }

  /** Writes that were never answered get their answer now; those that were get the same one again. */
  async sendAgain(portal: Portal, keys: readonly string[]): Promise<void> {
    await inParallel(WRITER_COUNT, keys, async (key) => {
      this.sentAgain += 1;
      const id = await this.#write(portal, key);
      const before = this.acknowledged.get(key);
      if (!id) this.fault(`${key} got no answer from a portal that runs`);
      else if (before && before !== id) this.fault(`${key} was given ${before} first and ${id} then`);
      else this.acknowledged.set(key, id);
    });
  }

  /** A call of whoever applies. */
  async #ask(portal: Portal, path: string, form?: Record<string, string>): Promise<Answer> {
    const session = this.#sessions.get(portal) ?? sampleLogin(portal.origin, APPLICANT);
    this.#sessions.set(portal, session);
    const response = await fetch(`${portal.origin}/portal/api/v2/${path}`, {
      headers: { cookie: await session, accept: "application/json" },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    return response.json() as Promise<Answer>;
  }

  /** Fills a draft in and gives what it is handed in with. */
  async #fill(portal: Portal): Promise<string> {
    this.#task ??= await taskCode(portal.origin, "机动车驾驶证遗失补证", "440106");
    const task = this.#task;
    const { data } = await this.#ask(portal, `applications/form?task=${task}`);
    const answers = Object.fromEntries((data?.questions ?? []).map(({ id, options }) => [id, options[0]?.id ?? ""]));
    await this.#ask(portal, "applications/draft", { task, answers: JSON.stringify(answers) });
    for (const step of ["details", "materials"]) await this.#ask(portal, "applications/sample", { task, step });
    const { data: filled } = await this.#ask(portal, `applications/form?task=${task}`);
    return new URLSearchParams({ task, key: filled?.draft?.id ?? "", version: String(filled?.version), declared: "1" }).toString();
  }

  /** The receipt number of an application, or `undefined` when there was no answer. */
  async #apply(portal: Portal, key: string): Promise<string | undefined> {
    const work = async (): Promise<string | undefined> => {
      try {
        const known = this.#submissions.get(key) ?? (await this.#fill(portal));
        this.#submissions.set(key, known);
        const answer = await this.#ask(portal, "applications/submit", Object.fromEntries(new URLSearchParams(known)));
        if (answer.data?.receipt) return answer.data.receipt;
        this.fault(`an application was refused: ${JSON.stringify(answer)}`);
      } catch {
        // killed before the response; the same submission once more decides it
      }
      return undefined;
    };
    const turn = this.#filling.then(work, work);
    this.#filling = turn;
    return turn;
  }

  /** The receipt number of a write, or `undefined` when there was no answer. */
  async #write(portal: Portal, key: string): Promise<string | undefined> {
    return isApplication(key) ? this.#apply(portal, key) : this.#writeFeedback(portal.origin, key);
  }

  async #writeFeedback(origin: string, key: string): Promise<string | undefined> {
    let status: number;
    let answer: Answer;
    try {
      const response = await fetch(`${origin}/portal/api/v2/feedback/add`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
        body: JSON.stringify({ kind: "suggestion", url: "/portal/index", content: `断电试验 ${key}` }),
      });
      ({ status } = response);
      answer = await response.json();
    } catch {
      return undefined; // killed before the response: durability unknown; a retry with the same key decides it
    }
    if (status === 200 && answer.data?.id) return answer.data.id;
    this.fault(`a write was refused: ${status} ${JSON.stringify(answer)}`);
    return undefined;
  }
}
