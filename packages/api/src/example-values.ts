/** Codes of Guangdong, for which examples are written: a province, its first city, a county of it. Hosts of other provinces put their own in the place of these. */
export const GUANGDONG = "440000";
export const GUANGZHOU = "440100";
export const TIANHE = "440106";

/** A receipt number that nobody has. */
export const RECEIPT = "20261118K3ZQ70XM";

/** What each province names in its own way. A host puts one of its own in the place of these, and leaves the example out where it has none. */
export const PLACEHOLDER = {
  task: "{task}",
  department: "{department}",
  companyTheme: "{companyTheme}",
  /** A task that joins several. */
  combo: "{combo}",
  /** A task with a scene guide. */
  scene: "{scene}",
  dutyDepartment: "{dutyDepartment}",
  duty: "{duty}",
  station: "{station}",
  notice: "{notice}",
  /** A feedback that was just handed in. */
  feedback: "{feedback}",
} as const;
