import { withQuery } from "../paths";

/** Where the text-only view of a page stands; the server draws it. @param here path and query of the page. @see spec.md section 2, header and footer links */
export const readingPath = (here: string): string => withQuery("/portal/canyou/default.html", { url: here });
