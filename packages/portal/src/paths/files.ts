/** The list that a page shows, all of it, as a file for spreadsheets: `….csv` beside the page. */
export function csvOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  searchParams.delete("page");
  return searchParams.size > 0 ? `${pathname}.csv?${searchParams}` : `${pathname}.csv`;
}

/** A file of open data, for programs and people; the same in both faces. */
export const openDataFile = (key: string, format: "csv" | "json"): string => `/portal/open-data/${key}.${format}`;

/** A guide as a PDF, made by the server; the same for both faces. */
export const guidePdf = ({ kind, code }: { kind: string; code: string }): string => `/portal/pdf/${kind === "TC" ? "guide-combo" : "guide"}/${code}.pdf`;

/** A guide as Markdown, for programs that read pages; the same for both faces. */
export const guideMarkdown = (code: string): string => `/portal/v2/guide/${code}.md`;

/** The last day of a guide's promise as a calendar file (iCalendar). */
export const guideCalendar = (code: string): string => `/portal/calendar/guide/${code}.ics`;

/** An image of an application, for its owner and the staff of the department. */
export const uploadImage = (id: string): string => `/portal/api/v2/applications/image/${id}.jpg`;

/** The result of an application of one's own as a PDF. @see APPLY-24 */
export const casePdf = (receipt: string): string => `/portal/pdf/case/${receipt}.pdf`;

/** An e-licence of one's own as a PDF. @see APPLY-30 */
export const licencePdf = (id: string): string => `/portal/pdf/licence/${id}.pdf`;

/** Calendar files: the last day of an application of one's own, an appointment of one's own. */
export const caseCalendar = (receipt: string): string => `/portal/calendar/application/${receipt}.ics`;
export const appointmentCalendar = (id: string): string => `/portal/calendar/appointment/${id}.ics`;

/** The readable description of the contract. */
export const API_DOCS = "/portal/api/docs";
