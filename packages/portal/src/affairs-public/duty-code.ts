const BASIC_CODE = /^\d{12}$/;

/** Code of a duty in the national catalogue; empty where it is not in it: what one cannot apply for has only a key of our own. */
export const basicCodeOf = (catalogId: string): string => (BASIC_CODE.test(catalogId) ? catalogId : "");
