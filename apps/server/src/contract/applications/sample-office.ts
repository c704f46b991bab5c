import { type ApplicationStage, PortalError } from "@onehall/api";
import { sql } from "../../data";
import type { Services } from "../services";
import { type Move, moveApplication, type MoveActor } from "./moves";
import { repeatEvery } from "./outbox";

type Waiting = {
  receipt: string;
  stage: ApplicationStage;
  /** Which application of the person it is, from 1. */ nth: number;
  /** Corrections so far. */ asked: number;
};

/** Applications that are moved on in one round. */
const PORTION = 50;

/** Of the applications of a person every second one is sent back once, so that a correction can be seen too. */
const ASKED = 2;

/** Nobody at the desk has looked at it: what staff of the demonstration have opened is theirs. */
const waiting = sql<Waiting>`SELECT receipt, stage,
    (SELECT COUNT(*) FROM application AS earlier WHERE earlier.person = application.person AND earlier.applied_at <= application.applied_at) AS nth,
    (SELECT COUNT(*) FROM application_event AS event WHERE event.receipt = application.receipt AND event.kind = 'correction-asked') AS asked
  FROM application
  WHERE stage IN ('submitted', 'accepted', 'decided') AND updated_at <= ${"until"}
    AND NOT EXISTS (SELECT 1 FROM desk_audit WHERE subject = receipt) ORDER BY updated_at, receipt LIMIT ${"most"}`;

const NEXT: Readonly<Partial<Record<ApplicationStage, Move>>> = { submitted: "accept", accepted: "approve", decided: "issue" };

const BY_ITSELF = { actor: "office" as const, person: "", note: "样例：由演示程序自动办理。" };
const CORRECTION = { ...BY_ITSELF, note: `样例：请核对手机号码，写一句补正说明。演示程序每 ${ASKED} 件申请要求补正一次。`, asked: ["mobile"] };

/** What happens next, and what is said to it. */
function nextOf({ stage, nth, asked }: Waiting): [move: Move, mover: MoveActor] | undefined {
  if (stage === "submitted" && nth % ASKED === 0 && asked === 0) return ["ask", CORRECTION];
  const move = NEXT[stage];
  return move && [move, BY_ITSELF];
}

/** Moves every application on that has waited long enough. @param delay milliseconds @returns how many */
export async function moveSamples(services: Services, delay: number): Promise<number> {
  const until = new Date(services.now().getTime() - delay).toISOString();
  const rows = await services.database.all(waiting, { until, most: PORTION });
  for (const row of rows) {
    const next = nextOf(row);
    try {
      if (next) await moveApplication(services, row.receipt, ...next, { allowed: () => true, expected: row.stage });
    } catch (error) {
      // The applicant or somebody at the desk was quicker: it is theirs.
      if (!(error instanceof PortalError && error.status === 409)) throw error;
    }
  }
  return rows.length;
}

/** An office that exists in a demonstration only, so that the whole course can be seen in minutes. @param delay milliseconds between two steps @returns stops it */
export const startSampleOffice = (services: Services, delay: number): (() => Promise<void>) =>
  repeatEvery(Math.min(delay, 2_000), services.log, () => moveSamples(services, delay));
