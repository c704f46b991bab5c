import { migrate } from "../data";
import { newTemplate } from "../data/testing";
import { packRows } from "./rows";
import { writeRows } from "./import";
import { smallPack, TODAY, withFamilies } from "./testing";

/** A database with the small pack in it. */
export const small = await newTemplate("small", () => {
  const rows = packRows(withFamilies(smallPack()), TODAY);
  return async (database) => {
    await migrate(database);
    await writeRows(database, rows, "test");
  };
});
