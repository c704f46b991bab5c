/** Pages one after another, however they are gone through. */
export type Walk = {
  /** Address of the portal. */
  readonly at: string;
  readonly url: URL;
  readonly heading: string | Promise<string>;
  readonly text: string | Promise<string>;
  open(address: string): Promise<void>;
  /** Types into the search of the page's content. */
  search(words: string): Promise<void>;
  /** Follows a link of the page's content. @param fromEnd the last is 1; 0: the first */
  follow(selector: string, fromEnd?: number): Promise<void>;
  /** Presses a button: radios that are not chosen get their first option, fields what is typed. */
  press(button: string, typed?: Readonly<Record<string, string>>): Promise<void>;
  /** The same in the form that has this field. */
  pressWithin(field: string, button: string, typed?: Readonly<Record<string, string>>): Promise<void>;
};
