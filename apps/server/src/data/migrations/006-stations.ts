import type { Migration } from "./migration";

/** Halls, stations and windows where people can go. Filled from the pack. */
export const stations: Migration = {
  number: 6,
  name: "stations",
  text: ``,
};
