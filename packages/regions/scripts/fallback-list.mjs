// Writes src/fallback-list.ts from the province pack, or prints it if asked to: `node scripts/fallback-list.mjs [--print]`.
// A test fails while the two differ.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

const pack = new URL("../../../apps/server/province/guangdong/", import.meta.url);
const read = (name) => readFileSync(new URL(name, pack), "utf8");
const rows = (entries) => entries.map((entry) => `  ${JSON.stringify(entry).replaceAll(",", ", ")},`).join("\n");

const departments = parse(read("departments.yaml")).map(({ org, name, short, type }) => [org, name, short, type]);
const lines = read("regions.txt").split("\n");
const province = lines.find((line) => /^\d{6} /.test(line));
const [code] = province.split(" ");
// One space of indent is a city; two digits of its own behind those of the province.
const cities = lines.filter((line) => /^ \d{2} /.test(line)).map((line) => [`${code.slice(0, 2)}${line.slice(1, 3)}00`, line.slice(4)]);
const zone = lines.find((line) => /^ {2}\d{2} .*深度合作区/.test(line)).slice(5);

const text = `// Made by scripts/fallback-list.mjs from the province pack. Change the pack, then run it again.

/** Name of the deep-cooperation zone. */
export const ZONE_NAME = ${JSON.stringify(zone)};

/** Code and name of each city, the capital first. */
export const CITIES: readonly (readonly [code: string, name: string])[] = [
${rows(cities)}
];

/** Organisation number, name, short name and dept_type of each provincial department. */
export const DEPARTMENTS: readonly (readonly [orgCode: string, name: string, short: string, type: string])[] = [
${rows(departments)}
];
`;

if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(new URL("../src/fallback-list.ts", import.meta.url), text);
