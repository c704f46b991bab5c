import { pagePath } from "@onehall/routes/path";
import { type Version, withQuery } from "./paths";

/** Addresses of applications in one face. Apart from {@link pathsOf}, which every page carries. @see ROUTE-06 */
const applicationPathsOf = (version: Version) => ({
  /** Where an application begins: what it takes, before anybody has to log in. `answers`: given already, see `answersText`. */
  start: (task: string, answers?: string) => withQuery(pagePath(`${version}/apply`), { task, answers }),
  /** A step of an application; `check`: with what is wrong in it; `help`: of somebody else, who has asked for help; `done`: what was done just now; `at`: the field of it that elder mode asks for. */
  step: (task: string, query: Partial<Record<"step" | "check" | "answers" | "help" | "done" | "at", string | undefined>> = {}) =>
    withQuery(pagePath(`${version}/apply/step`), { task, ...query }),
  /** An application of one's own. */
  case: (id: string, query: { done?: string | undefined; wrong?: string | undefined } = {}) => withQuery(pagePath(`${version}/apply/case`), { id, ...query }),
  /** Who may fill in the draft of an application beside its applicant; `done`: what was done just now. */
  help: (task: string, done?: string) => withQuery(pagePath(`${version}/apply/help`), { task, done }),
  /** The invitation to help, for whoever was sent its link. */
  invitation: (link: string) => withQuery(pagePath(`${version}/apply/help`), { link }),
  /** How far an application is, by the signed link of its receipt. */
  receipt: (link?: string) => withQuery(pagePath(`${version}/apply/receipt`), { link }),
});

/** Addresses of appointments in one face. */
const appointmentPathsOf = (version: Version) => ({
  /** Free slots of a hall, or of the hall where a task is done; `replaces`: an appointment that is to be changed. */
  slots: (query: {
    region?: string | undefined;
    task?: string | undefined;
    kind?: string | undefined;
    day?: string | undefined;
    replaces?: string | undefined;
  }) => withQuery(pagePath(`${version}/appointment`), query),
  book: (query: {
    region: string;
    kind: string;
    day: string;
    slot: string;
    task?: string | undefined;
    replaces?: string | undefined;
    wrong?: string | undefined;
  }) => withQuery(pagePath(`${version}/appointment/book`), query),
  mine: (done?: string) => withQuery(pagePath(`${version}/appointment/mine`), { done }),
});

export const applicationPaths = { v2: applicationPathsOf("v2"), v3: applicationPathsOf("v3") };
export const appointmentPaths = { v2: appointmentPathsOf("v2"), v3: appointmentPathsOf("v3") };
