declare module "linebreak" {
  /** Where a text may be broken into lines, by UAX 14. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, after which a new line may begin; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
