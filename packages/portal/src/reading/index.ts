import { withQuery } from "../paths";

/** Where the text-only view of a page stands; the server draws it. @param here path and query of the page. @see READING-01 */
export const readingPath = (here: string): string => withQuery("/portal/canyou/default.html", { url: here });
