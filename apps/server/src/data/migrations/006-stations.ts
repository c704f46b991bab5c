import type { Migration } from "./migration";

/** Halls, stations and windows where people can go. Filled from the pack. */
export const stations: Migration = {
  number: 6,
  name: "stations",
  text: `
    -- text: for people. schedule: JSON, the same for programs.
    CREATE TABLE office_hours (
      id {text} PRIMARY KEY,
      text {text} NOT NULL,
      schedule {text} NOT NULL
    ) {plain};

    -- What a position is worth. approximate: as in station.
    CREATE TABLE station_position (
      approximate INTEGER PRIMARY KEY,
      note {text} NOT NULL
    ) {plain};

    -- One for each visible region. level: 0 province or city, 1 county, 2 town, 3 village. sort: order of the regions. lat, lng: degrees (WGS 84).
    -- approximate: 1 where the position is only near the place. trouble: 1 where there is a window for what went wrong elsewhere.
    -- waiting: people in the queue; null until a system of the hall delivers it.
    CREATE TABLE station (
      region {text} PRIMARY KEY REFERENCES region (code),
      level INTEGER NOT NULL,
      sort INTEGER NOT NULL,
      name {text} NOT NULL,
      address {text} NOT NULL,
      phone {text} NOT NULL,
      bus {text} NOT NULL,
      hours {text} NOT NULL REFERENCES office_hours (id),
      lat {real} NOT NULL,
      lng {real} NOT NULL,
      approximate INTEGER NOT NULL REFERENCES station_position (approximate),
      trouble INTEGER NOT NULL,
      waiting INTEGER
    ) {plain};
    CREATE INDEX station_in_order ON station (level, sort);
    CREATE INDEX station_near ON station (lat, lng);

    -- id: in the order of lists, by level, region and number.
    CREATE TABLE service_window (
      id INTEGER PRIMARY KEY,
      region {text} NOT NULL REFERENCES station (region),
      number INTEGER NOT NULL,
      name {text} NOT NULL,
      note {text} NOT NULL,
      trouble INTEGER NOT NULL
    ) {plain};
    CREATE INDEX service_window_of_station ON service_window (region, number);

    -- Which departments sit at a window of a hall; towns and villages have one office for everything and no rows.
    CREATE TABLE service_window_department (
      window_id INTEGER NOT NULL REFERENCES service_window (id),
      dept_id {text} NOT NULL,
      PRIMARY KEY (window_id, dept_id)
    ) {packed};
  `,
};
