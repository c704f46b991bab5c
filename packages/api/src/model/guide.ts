import type { TaskFields } from "../task-fields/table.js";
import type { Values, ValueType } from "../task-fields/values.js";
import type { Combo } from "./combo.js";
import type { PersonalAnswer } from "./rules.js";

export type { Audience, GuideFile, OnlineDepth } from "../task-fields/values.js";

type Parts = Readonly<Record<string, readonly [string, ValueType, string?]>>;
type OfParts<P extends Parts> = { -readonly [K in keyof P]: Values[P[K][1]] };

/** The value of a field of the table. */
type ValueOf<F> = F extends { list: string; parts: infer P extends Parts }
  ? OfParts<P>[]
  : F extends { nullable: true; parts: infer P extends Parts }
    ? OfParts<P> | null
    : F extends { parts: infer P extends Parts }
      ? OfParts<P>
      : F extends { wire: readonly [string, infer T extends ValueType, ...string[]] }
        ? Values[T]
        : never;

/**
 * A guide: how one task is done in one region. Empty texts and lists mean “none”, so that half a guide still renders.
 * @see GUIDE-09, GUIDE-17
 */
export type Guide = { -readonly [K in keyof TaskFields]: ValueOf<TaskFields[K]> } & {
  /** Members, questions and stages of a combined task; absent for a single one. */
  combo?: Combo;
  /** Some city has rules of its own for it: to compare cities says something. Absent: none has, or the server does not know. */
  differs?: true;
  /** What the answers come to; absent where the guide is the same for everybody. */
  personal?: PersonalAnswer;
};

/** Something to hand in. */
export type GuideMaterial = Guide["materials"][number];
