import { province } from "./001-province";
import { search } from "./002-search";
import { feedback } from "./003-feedback";
import { catalogue } from "./004-catalogue";
import type { Migration } from "./migration";

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [province, search, feedback, catalogue];
