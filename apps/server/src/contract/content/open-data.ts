import { openDatasets } from "@onehall/api";
import { countOf, datasets } from "../../data/datasets";
import { defineHandler } from "../router/handler";

export const handleOpenDatasets = defineHandler(openDatasets, async (_input, { database }) => {
  const counts = await Promise.all(datasets.map((dataset) => countOf(database, dataset)));
  return {
    list: datasets.map(({ key, title, description, source, columns }, index) => ({
      key,
      title,
      description,
      source,
      columns: Object.values(columns),
      count: counts[index] ?? 0,
    })),
  };
});
