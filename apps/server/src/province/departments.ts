import { isOrgCode } from "@onehall/regions";
import { array, check, type InferOutput, optional, picklist, pipe, regex, strictObject, string } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { line, slug } from "./shapes";

const officeName = pipe(string(), regex(/\{(?:name|city)\}/, "要含有 {name} 或 {city}"));

const schema = array(
  strictObject({
    id: slug,
    /** 9-character organisation number of the provincial department. */
    org: pipe(string("要加引号"), check(isOrgCode, "不是有效的机构代码（GB 11714 校验位不对）")),
    name: line(40, 4),
    short: line(20, 2),
    /** "1" government-service department, "2" another public service. */
    type: picklist(["1", "2"]),
    /** Service line that people dial with their area code in front. */
    phone: pipe(string("要加引号"), regex(/^\d{5}$/, "应为 5 位服务热线")),
    city: optional(officeName),
    county: optional(officeName),
    /** How a district of a city calls it, where that differs from `county`. */
    district: optional(officeName),
  }),
);

export type PackDepartment = InferOutput<typeof schema>[number];

/** Reads departments.yaml. */
export function readDepartments(source: Source, problems: Problem[]): PackDepartment[] {
  const reading = readYaml(source, problems);
  const departments = reading && validateShape(schema, reading, problems);
  if (!departments) return [];
  for (const field of ["id", "org", "name", "short"] as const) {
    const seen = new Set<string>();
    departments.forEach((department, index) => {
      const value = department[field];
      if (seen.has(value)) problems.push({ file: source.file, line: reading.lineAt([index, field]), text: `“${field}”的值 ${value} 与前面的部门重复` });
      seen.add(value);
    });
  }
  return departments;
}
