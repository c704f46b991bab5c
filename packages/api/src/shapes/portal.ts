import { PROVINCE_CODE } from "@onehall/regions";
import * as v from "valibot";
import { regionCode } from "../model/fields.js";
import { recommendation } from "../model/person.js";
import { home, shared } from "../model/portal.js";

export const sharedConfig = { request: v.object({ regCode: v.optional(regionCode, PROVINCE_CODE) }), response: shared };

export const homeIndex = { request: v.object({ region: v.optional(regionCode, PROVINCE_CODE) }), response: home };

const named = v.object({ name: v.string() });

export const searchService = {
  request: v.object({ region: v.optional(regionCode, PROVINCE_CODE) }),
  response: v.object({
    placeholder: v.string(),
    hotWords: v.array(named),
    /** Matters offered beside the search, by audience. */
    person: v.array(recommendation),
    legal_person: v.array(recommendation),
  }),
};

export const commonServices = {
  request: v.object({ region: v.optional(regionCode, PROVINCE_CODE) }),
  response: v.object({ id: v.string(), cityCode: v.string(), list: v.array(named) }),
};

export const indexNotice = {
  request: v.object({ region: v.optional(regionCode, PROVINCE_CODE) }),
  /** null: nothing to say. */
  response: v.object({ notice: v.nullable(v.object({ id: v.string(), text: v.string(), url: v.string() })) }),
};
