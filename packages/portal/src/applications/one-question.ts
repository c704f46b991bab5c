import type { ApplicationDefinition } from "@onehall/api";
import type { Step } from "./steps";

/** What one screen of a step asks: names of its fields; of materials, their anchors. */
export type Screen = readonly string[];

/** In elder mode: which screen of its step is in view. */
export type ScreenState = { at: string; fields: Screen; number: number; total: number; before: string | null };

/** Anchor of a material on its step, by its place in the list. */
export const materialAnchor = (index: number): string => `material-${index}`;

/**
 * The screens of a step in elder mode, one question each: every question of the situation; what is known already, to be looked at together, then every
 * other field; every material that may have to be photographed. A step without any is one screen. @see ELDER-12
 */
export function screensOf(step: Step, { questions, fields, known, materials }: ApplicationDefinition): readonly Screen[] {
  switch (step) {
    case "situation":
      return questions.map(({ id }) => [id]);
    case "details": {
      const filled = fields.filter(({ id }) => known[id] !== undefined).map(({ id }) => id);
      const asked = fields.filter(({ id }) => known[id] === undefined).map(({ id }) => [id]);
      return filled.length > 0 ? [filled, ...asked] : asked;
    }
    case "materials":
      return materials.flatMap(({ saved, filled }, index) => (saved || filled ? [] : [[materialAnchor(index)]]));
    case "review":
      return [];
  }
}

/**
 * The screen in view: the one that the address names by its first field, else the first with something wrong or open, else the first.
 * Undefined where the step has no screens.
 */
export function screenAt(screens: readonly Screen[], at: string | null, open: readonly string[]): ScreenState | undefined {
  const named = screens.findIndex(([first]) => first === at);
  const wanted = named >= 0 ? named : screens.findIndex((fields) => fields.some((id) => open.includes(id)));
  const index = Math.max(0, wanted);
  const fields = screens[index];
  const [first] = fields ?? [];
  if (fields === undefined || first === undefined) return undefined;
  return { at: first, fields, number: index + 1, total: screens.length, before: screens[index - 1]?.[0] ?? null };
}

/** The part of a record that a screen is about; all of it where everything is asked at once. */
export const fieldsOfScreen = <T>(record: Readonly<Record<string, T>>, screen: { fields: Screen } | null): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => screen === null || screen.fields.includes(id)));
