import type { PageId } from "@onehall/routes";
import { FACES } from "../support/contract";
import { routeSamples } from "../support/route-samples";
import { firstAddresses } from "../support/routes";
import { sampleLogin } from "../support/sample-login";
import { APPLICANT, casePages, CLERK } from "./gallery-cases";

/** Pages that need an application or an appointment, by their names in the gallery. */
const OF_CASES: Partial<Record<PageId, string>> = {
  "apply-step": "apply/step-details",
  "apply-help": "apply/help",
  "apply-case": "apply/case",
  "appointment-book": "appointment/book",
  "appointment-mine": "appointment/mine",
  "desk-case": "desk/case",
};

/** A page of the manifest in a face, and who opens it. */
export type Visit = { id: PageId; face: (typeof FACES)[number]; address: string; who: Who };
export type Who = "person" | "staff";

/** One address of each page in each face, and the Cookie headers of those who open them. Makes the cases that some pages show: the portal must be one for tests. */
export async function everyVisit(origin: string): Promise<{ visits: Visit[]; cookies: Record<Who, string> }> {
  const samples = await routeSamples(origin);
  const { applicant, desk } = await casePages(origin);
  const visits = FACES.flatMap((face) =>
    firstAddresses(face, samples).map(({ id, address }): Visit => {
      const who = id.startsWith("desk") ? "staff" : "person";
      const found = { ...applicant, ...desk }[OF_CASES[id] ?? ""];
      return { id, face, who, address: (who === "staff" ? found?.v3 : found?.[face]) ?? address };
    }),
  );
  return { visits, cookies: { person: await sampleLogin(origin, APPLICANT), staff: await sampleLogin(origin, CLERK, "/portal/desk") } };
}
