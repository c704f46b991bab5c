import * as v from "valibot";
import { dataset } from "../model/open-data.js";

export const openDatasets = { request: v.object({}), response: v.object({ list: v.array(dataset) }) };
