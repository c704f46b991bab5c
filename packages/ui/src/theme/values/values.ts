import type { vars } from "../contract.css.js";

type Values<Contract> = { readonly [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]> };

/** One value for every role of the contract. Colours are six-digit hex (eight where translucent), lengths px or rem, durations ms. */
export type ThemeValues = Values<typeof vars>;
