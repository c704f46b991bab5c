/** The oldest browsers in which scripts start, as bundlers name them. */
export declare const SCRIPT_TARGETS: string[];
/** A stylesheet that browsers from the floor on read as newer ones read the given one. */
export declare const forOldBrowsers: (css: string) => string;
