/** The floor as bundlers name it. */
export declare const FLOOR_TARGETS: string[];
/** A stylesheet that browsers from the floor on read as newer ones read the given one. */
export declare const forOldBrowsers: (css: string) => string;
