import * as v from "valibot";
import { count } from "./fields.js";

/** A page of entries. */
export const pageOf = <Entry extends v.GenericSchema>(entry: Entry) => v.object({ total: count, page: v.number(), pageSize: v.number(), list: v.array(entry) });
