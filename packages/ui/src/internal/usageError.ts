/** A developer error: a component is used incorrectly: what happened, why it matters, how to correct it. */
export const usageError = (widget: string, what: string, why: string, mend: string): Error => new Error(`${widget}: ${what}. ${why}. ${mend}.`);
