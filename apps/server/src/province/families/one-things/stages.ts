/** Days of one stage, and whether it runs beside the one before. */
type Stage = { readonly days: number; readonly parallel: boolean };

/** Working days, counted from the application, on which a stage begins and ends. */
export type Span = { startDay: number; endDay: number };

/** When each stage begins and ends: a parallel stage begins with the one before it, any other when all before it have ended. */
export function spansOf(stages: readonly Stage[]): Span[] {
  let start = 0;
  let ended = 0;
  return stages.map(({ days, parallel }) => {
    if (!parallel) start = ended;
    const span = { startDay: start, endDay: start + days };
    ended = Math.max(ended, span.endDay);
    return span;
  });
}

/** Working days that all stages take together. */
export const daysOf = (stages: readonly Stage[]): number => spansOf(stages).reduce((most, { endDay }) => Math.max(most, endDay), 0);
