import { PortalError, type Guide } from "@onehall/api";
import { answersIn } from "@onehall/rules";
import { type Context, Hono } from "hono";
import { localDate } from "../common/deadline";
import { casePath } from "../contract/applications/moves";
import { linkOf } from "../contract/applications/link";
import { applicationByReceipt, eventsOf } from "../contract/applications/rows";
import { appointmentsOf } from "../contract/appointments";
import { proposals, proposedVocabulary } from "../contract/desk/vocabulary";
import { guideOf } from "../contract/tasks/guides";
import { guidePath } from "../contract/one-things/paths";
import type { Services } from "../contract/services";
import { errorDocument } from "../common/error-document";
import { applicationCalendar, appointmentEntry } from "./calendar/own";
import { codeOf, DOCUMENT_DAYS } from "../contract/people/licence-code";
import { ownLicence } from "../contract/people/licences";
import { licenceOutline } from "./case/licence";
import { caseOutline, hasDocument } from "./case/outline";
import { deadlineCalendar } from "./calendar/calendar";
import { storedForm } from "./forms/stored-form";
import { formOutline } from "./forms/form-outline";
import { guideOutline, type Place } from "./guide/outline";
import { limitDocuments } from "./limit";
import { TRADITIONAL } from "@onehall/language";
import { preferencesOf } from "../common/preferences";
import { traditionalOutline } from "./traditional";
import { markdownOf } from "./markdown/markdown";
import type { Outline } from "./outline";
import { createPrinter, markOf } from "./pdf/printer";
import { etagOfText, documentResponse } from "./reply";

export type DocumentOptions = {
  services: Services;
  /** `https://host` that visitors see; absent: the one that they asked. */
  publicOrigin: string | undefined;
  /** Documents that one address may fetch in a minute. @default 120 */
  perMinute?: number;
};

export type Documents = { routes: Hono; close: () => Promise<void> };

const CODE = /^[0-9A-Z]{31}$/;
const FORM = /^([a-z][a-z0-9-]{0,59}?)(-sample)?$/;

const unknown = (what: string): PortalError => new PortalError("document-unknown", `没有${what}`, { status: 404 });

/**
 * Documents to keep and print, made from the same data as the pages: guides as PDF, Markdown and calendar, forms as PDF.
 * @see GUIDE-18; docs/decisions/documents.md
 */
export function documentRoutes({ services, publicOrigin, perMinute = 120 }: DocumentOptions): Documents {
  const printer = createPrinter();
  const app = new Hono();
  const originOf = (c: Context): string => publicOrigin ?? new URL(c.req.url).origin;
  const placeOf = (c: Context): Place => ({ origin: originOf(c), site: services.portal.site.site.name, today: localDate(services.now()) });

  /** The guide that an address names, for the answers that it carries. Codes of another shape do not reach the database. */
  async function guideNamed(c: Context, name: string): Promise<Guide> {
    if (!CODE.test(name)) throw unknown("这个事项");
    return guideOf(services, name, answersIn(new URL(c.req.url).searchParams));
  }

  /** In the characters that the visitor has chosen. */
  const pdf = (c: Context, simplified: Outline): Promise<Response> => {
    const { traditional } = preferencesOf(c.req.header("cookie"));
    const outline = traditional ? traditionalOutline(simplified) : simplified;
    const headers = { Vary: "Cookie", ...(traditional && { "Content-Language": TRADITIONAL }) };
    return documentResponse(c, markOf(outline), () => printer.print(outline), { type: "application/pdf", name: `${outline.title}.pdf`, headers });
  };

  const limit = limitDocuments({ perMinute });
  for (const path of ["/portal/pdf/*", "/portal/files/*", "/portal/calendar/*", "/portal/v2/guide/:file{[^/]+\\.md}"]) app.use(path, limit);

  for (const [folder, combined] of [
    ["guide", false],
    ["guide-combo", true],
  ] as const) {
    app.get(`/portal/pdf/${folder}/:file{[^/]+\\.pdf}`, async (c) => {
      const guide = await guideNamed(c, c.req.param("file").slice(0, -".pdf".length));
      // A combined guide has an address of its own, and only it.
      if ((guide.kind.code === "TC") !== combined) return c.redirect(`/portal/pdf/${combined ? "guide" : "guide-combo"}/${guide.code}.pdf`, 301);
      return pdf(c, guideOutline(guide, placeOf(c)));
    });
  }

  app.get("/portal/files/forms/:file{[^/]+\\.pdf}", async (c) => {
    const [, id, sample] = FORM.exec(c.req.param("file").slice(0, -".pdf".length)) ?? [];
    const form = id === undefined ? undefined : await storedForm(services.database, id);
    if (!form) throw unknown("这份表格");
    return pdf(c, formOutline(form, sample ? "sample" : "blank", services.portal.site.site.name));
  });

  app.get("/portal/calendar/guide/:file{[^/]+\\.ics}", async (c) => {
    const guide = await guideNamed(c, c.req.param("file").slice(0, -".ics".length));
    const { origin, today } = placeOf(c);
    const url = origin + guidePath(guide.kind.code, guide.code);
    const text = deadlineCalendar({ guide, url, now: services.now(), today });
    return documentResponse(c, etagOfText(text.replace(/^DTSTAMP:.*$/m, "")), () => text, {
      type: "text/calendar; charset=UTF-8",
      name: `${guide.name}办结日期.ics`,
      disposition: "attachment",
    });
  });

  const personalPdf = async (c: Context, outline: Outline): Promise<Response> =>
    c.body(await printer.print(outline), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(`${outline.title}.pdf`)}`,
      "Cache-Control": "private, no-store",
    });

  /** The result of an application, for its owner alone: an answer about somebody else's is a page that does not exist. Nothing keeps a copy. */
  app.get("/portal/pdf/case/:file{[0-9A-Z]+\\.pdf}", async (c) => {
    const visitor = await services.identity.visitorOf(c);
    const receipt = c.req.param("file").slice(0, -".pdf".length);
    const row = visitor && (await applicationByReceipt(services.database, receipt));
    if (!row || row.person !== visitor.person || !hasDocument(row)) throw unknown("这份文书");
    const [events, link, guide] = await Promise.all([
      eventsOf(services.database, receipt),
      linkOf(services, receipt),
      guideOf(services, row.taskCode).catch(() => undefined),
    ]);
    const check = `${originOf(c)}/portal/v2/apply/receipt?link=${link}`;
    const { site } = placeOf(c);
    const outline = caseOutline({ row, events, remedies: guide?.remedies, check, site, sample: services.sample });
    if (!outline) throw unknown("这份文书");
    return personalPdf(c, outline);
  });

  /** An e-licence of whoever is logged in, with its whole number and a code by which somebody else can check it. Nothing keeps a copy. @see APPLY-30 */
  app.get("/portal/pdf/licence/:file{[\\w-]+\\.pdf}", async (c) => {
    const visitor = await services.identity.visitorOf(c);
    const licence = visitor && (await ownLicence(services.database, visitor.person, c.req.param("file").slice(0, -".pdf".length)));
    if (!licence) throw unknown("这份证照");
    const code = await codeOf(services.database, licence.id, services.now().getTime() + DOCUMENT_DAYS * 86_400_000);
    const check = `${originOf(c)}/portal/v2/licence-check?code=${code}`;
    return personalPdf(c, licenceOutline({ ...licence, check, site: placeOf(c).site, sample: services.sample }));
  });

  /** A calendar about something of whoever is logged in: what is somebody else's is a page that does not exist. */
  const personal = (folder: string, write: (person: string, id: string, origin: string) => Promise<string | undefined>) =>
    app.get(`/portal/calendar/${folder}/:file{[0-9A-Z]+\\.ics}`, async (c) => {
      const visitor = await services.identity.visitorOf(c);
      const id = c.req.param("file").slice(0, -".ics".length);
      const text = visitor && (await write(visitor.person, id, originOf(c)));
      if (text === undefined) throw unknown("这个日历");
      return c.body(text, 200, {
        "Content-Type": "text/calendar; charset=UTF-8",
        "Content-Disposition": `attachment; filename="${folder}.ics"`,
        "Cache-Control": "private, no-store",
      });
    });
  personal("application", async (person, receipt, origin) => {
    const row = await applicationByReceipt(services.database, receipt);
    if (!row || row.person !== person || row.due === "") return undefined;
    return applicationCalendar(row, { url: origin + casePath(receipt), now: services.now() });
  });
  personal("appointment", async (person, id, origin) => {
    const one = (await appointmentsOf(services, person)).find((own) => own.id === id && !own.cancelled);
    return one && appointmentEntry(one, { url: `${origin}/portal/v2/appointment/mine`, now: services.now() });
  });

  app.get("/portal/desk/vocabulary.yaml", async (c) => {
    const visitor = await services.identity.visitorOf(c);
    if (!visitor?.staff) throw unknown("这份词表");
    return c.body(proposedVocabulary(await proposals(services.database)), 200, {
      "Content-Type": "application/yaml; charset=UTF-8",
      "Content-Disposition": 'attachment; filename="proposed.yaml"',
      "Cache-Control": "private, no-store",
    });
  });

  app.get("/portal/v2/guide/:file{[^/]+\\.md}", async (c) => {
    const guide = await guideNamed(c, c.req.param("file").slice(0, -".md".length));
    const place = placeOf(c);
    const text = markdownOf(guideOutline(guide, place));
    return documentResponse(c, etagOfText(text), () => text, {
      type: "text/markdown; charset=UTF-8",
      name: `${guide.name}.md`,
      headers: { Link: `<${place.origin}${guidePath(guide.kind.code, guide.code)}>; rel="canonical"`, "X-Content-Type-Options": "nosniff" },
    });
  });

  // What does not exist is a page that does not exist; too many at once is said in words. The rest is a fault, for the host to log.
  app.onError((error, c) => {
    if (error instanceof PortalError && error.status === 404) return errorDocument(c, 404);
    if (error instanceof PortalError && error.status === 503) return c.text(error.message, 503, { "Retry-After": "5", "Cache-Control": "no-store" });
    throw error;
  });
  return { routes: app, close: () => printer.close() };
}
