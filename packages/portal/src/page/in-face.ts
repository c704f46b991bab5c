import type { Version } from "../paths";
import { otherVersionPath } from "../paths/versions";

/** An address that comes from data, in the face that is being drawn; addresses outside the portal stay as they are. */
export const inFace = (url: string, version: Version): string => (url.startsWith("/portal/") ? otherVersionPath(url, version) : url);
