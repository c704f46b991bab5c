import { toJsonSchema, type ConversionConfig } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { block } from "../model/block.js";
import { itemSummary, rawItem } from "../model/item.js";
import { noticeSummary } from "../shapes/content.js";
import { rawHall } from "../shapes/navigation.js";
import { isObject, type Schema } from "./types.js";

/** Entities that many answers hold, by the name that the document gives them. */
const definitions = { Block: block, ItemBrief: itemSummary, NoticeBrief: noticeSummary, RawHall: rawHall, RawItem: rawItem };

const options: ConversionConfig = {
  typeMode: "input",
  target: "draft-2020-12",
  // They change nothing in what may be sent, or say more than JSON Schema can: the server's sentence explains those.
  ignoreActions: ["trim", "to_upper_case", "check", "partial_check", "forward"],
  definitions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // A file; its field says the rest.
  overrideSchema: ({ valibotSchema: { type } }) => (type === "file" ? { type: "string" } : undefined),
  overrideAction: ({ valibotAction: action }) => (action.kind === "metadata" && action.type === "metadata" ? written(action) : undefined),
};

/** What a field says of itself by writtenAs(). */
function written(action: object): Schema | undefined {
  const { metadata } = { metadata: undefined, ...action };
  return isObject(metadata) && isObject(metadata["jsonSchema"]) ? metadata["jsonSchema"] : undefined;
}

/** JSON Schema of what a valibot schema accepts. */
export function jsonSchema(schema: GenericSchema): Schema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, options);
  return converted;
}

/** The entities, for `components.schemas`. */
export const entitySchemas = (): Record<string, Schema> =>
  Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, jsonSchemaOf(name, schema)]));

/** An entity's own schema, not a reference to itself. */
function jsonSchemaOf(name: string, schema: GenericSchema): Schema {
  const others = Object.fromEntries(Object.entries(definitions).filter(([other]) => other !== name));
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...options, definitions: others });
  return converted;
}
