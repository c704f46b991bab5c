/** An error for the programmer who used a widget wrongly: what happened, why it matters, how to mend it. */
export const misuse = (widget: string, what: string, why: string, mend: string): Error => new Error(`${widget}: ${what}. ${why}. ${mend}.`);
