import type { InferInput, InferOutput } from "valibot";
import * as calls from "../calls/index.js";
import type { AnyCall, Call, Shape } from "../define-call.js";
import { type DefinedShape, FAMILIES } from "../define-shape.js";
import * as applications from "../shapes/applications.js";
import * as appointments from "../shapes/appointments.js";
import * as benefits from "../shapes/benefits.js";
import * as business from "../shapes/business.js";
import * as content from "../shapes/content.js";
import * as desk from "../shapes/desk.js";
import * as feedback from "../shapes/feedback.js";
import * as items from "../shapes/items.js";
import * as navigation from "../shapes/navigation.js";
import * as openGovernment from "../shapes/open-government.js";
import * as person from "../shapes/person.js";
import * as portal from "../shapes/portal.js";
import * as progress from "../shapes/progress.js";
import * as scenes from "../shapes/scenes.js";
import * as search from "../shapes/search.js";
import * as stations from "../shapes/stations.js";
import * as supervision from "../shapes/supervision.js";
import * as visitor from "../shapes/visitor.js";
import type { Entry, Family } from "./entry.js";

/** The calls that the shapes of a file belong to, by their common names. */
type CallsOf<Shapes> = {
  readonly [Name in keyof Shapes as Shapes[Name] extends DefinedShape ? Name : never]: Shapes[Name] extends Shape
    ? Call<InferInput<Shapes[Name]["request"]>, InferOutput<Shapes[Name]["request"]>, InferOutput<Shapes[Name]["response"]>>
    : never;
};

const isDefined = (value: object): value is DefinedShape => "family" in value;

/** Joins the shapes of a file with the calls of the same names; the compiler refuses a shape without its call. */
const join = <Shapes extends object>(shapes: Shapes, named: CallsOf<Shapes>): (Entry & { family: string })[] =>
  Object.entries(shapes as Record<string, object>).flatMap(([name, shape]) =>
    isDefined(shape)
      ? [
          {
            exampleStatus: 200,
            envelope: "data",
            legacyPaths: [],
            failuresInBody: false,
            ...shape,
            call: (named as Record<string, AnyCall>)[name] as AnyCall,
            shape,
          },
        ]
      : [],
  );

const entries = [
  join(applications, calls),
  join(appointments, calls),
  join(benefits, calls),
  join(business, calls),
  join(content, calls),
  join(desk, calls),
  join(feedback, calls),
  join(items, calls),
  join(navigation, calls),
  join(openGovernment, calls),
  join(person, calls),
  join(portal, calls),
  join(progress, calls),
  join(scenes, calls),
  join(search, calls),
  join(stations, calls),
  join(supervision, calls),
  join(visitor, calls),
].flat();

/** Every call of the contract, by family. */
export const families: readonly Family[] = Object.entries(FAMILIES).map(([id, family]) => ({
  id,
  ...family,
  entries: entries.filter((entry) => entry.family === id),
}));
