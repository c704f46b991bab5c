/** What only the test runner can change about the reader's side; not there in the catalogue. */
export type Reader = {
  /** Size of the window in pixels. */
  window: (width: number, height: number) => Promise<void>;
  /** Medium that the styles are for; `""` is the screen again. */
  medium: (name: "print" | "") => Promise<void>;
};

declare global {
  var reader: Reader | undefined;
}
