import { type ApplicationStage, PortalError } from "@onehall/api";
import { sql } from "../../data";
import type { Services } from "../services";
import { type Move, moveApplication } from "./moves";
import { everyRound } from "./outbox";

/** Applications that are moved on in one round. */
const PORTION = 50;

/** Nobody at the desk has looked at it: what staff of the demonstration have opened is theirs. */
const waiting = sql<{ receipt: string; stage: ApplicationStage }>`SELECT receipt, stage FROM application
  WHERE stage IN ('submitted', 'accepted', 'decided') AND updated_at <= ${"until"}
    AND NOT EXISTS (SELECT 1 FROM desk_audit WHERE subject = receipt) ORDER BY updated_at, receipt LIMIT ${"most"}`;

const NEXT: Readonly<Partial<Record<ApplicationStage, Move>>> = { submitted: "accept", accepted: "approve", decided: "issue" };

/** Moves every application on that has waited long enough. @param delay milliseconds @returns how many */
export async function moveSamples(services: Services, delay: number): Promise<number> {
  const until = new Date(services.now().getTime() - delay).toISOString();
  const rows = await services.database.all(waiting, { until, most: PORTION });
  for (const { receipt, stage } of rows) {
    const move = NEXT[stage];
    const mover = { actor: "office" as const, person: "", note: "样例：由演示程序自动办理。" };
    try {
      if (move) await moveApplication(services, receipt, move, mover, { allowed: () => true, expected: stage });
    } catch (error) {
      // The applicant or somebody at the desk was quicker: it is theirs.
      if (!(error instanceof PortalError && error.status === 409)) throw error;
    }
  }
  return rows.length;
}

/** An office that exists in a demonstration only, so that the whole course can be seen in minutes. @param delay milliseconds between two steps @returns stops it */
export const startSampleOffice = (services: Services, delay: number): (() => Promise<void>) =>
  everyRound(Math.min(delay, 2_000), services.log, () => moveSamples(services, delay));
