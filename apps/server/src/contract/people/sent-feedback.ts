import type { Context } from "hono";
import { sql } from "../../data";
import type { Services } from "../services";

const note = sql`INSERT INTO person_feedback (feedback, person) VALUES (${"feedback"}, ${"person"}) ON CONFLICT DO NOTHING`;

const own = sql<{ feedback: string }>`SELECT feedback FROM person_feedback WHERE feedback = ${"feedback"} AND person = ${"person"}`;

/** Whether whoever is logged in has sent a piece of feedback. @param feedback receipt number */
export async function isOwnFeedback({ database, identity }: Pick<Services, "database" | "identity">, context: Context, feedback: string): Promise<boolean> {
  const visitor = await identity.visitorOf(context);
  return visitor !== undefined && (await database.get(own, { feedback, person: visitor.person })) !== undefined;
}

const sender = sql<{ person: string }>`SELECT person FROM person_feedback WHERE feedback = ${"feedback"}`;

/** Whether whoever sent a piece of feedback was logged in. @param feedback receipt number */
export const hasSender = async ({ database }: Pick<Services, "database">, feedback: string): Promise<boolean> =>
  (await database.get(sender, { feedback })) !== undefined;

/**
 * Puts a piece of feedback into the history of whoever is logged in; feedback of everybody else stays without a name. @param feedback receipt number
 * @returns whether somebody is
 */
export async function recordSender({ database, identity }: Pick<Services, "database" | "identity">, context: Context, feedback: string): Promise<boolean> {
  const visitor = await identity.visitorOf(context);
  if (visitor) await database.run(note, { feedback, person: visitor.person });
  return visitor !== undefined;
}
