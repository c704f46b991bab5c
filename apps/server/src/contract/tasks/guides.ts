import { auditItemDetail, type Block, detailOfGuide, type Guide, type GuideFile, PortalError } from "@onehall/api";
import type { Answers } from "@onehall/rules";
import { type Queries, sql } from "../../data";
import type { StoredGuide } from "../../province/guide";
import { defineHandler } from "../router/handler";
import { applyCityRules, differsByCity } from "./city-rules";
import { localDate, deadlineOf } from "../../common/deadline";
import { cityWithoutCounties, countyAuthorityNote } from "./no-counties";
import { comboOf } from "../one-things/combo";
import { complaintPhone, consultPhone, type GuideOffice, windowsOf } from "./office";
import { applyAnswers } from "../personal";
import { faqsOfTask } from "../rows/faqs";
import { type RegionPath, regionPath } from "../rows/regions";
import type { Services } from "../services";

type GuideRow = {
  code: string;
  taskId: number;
  region: string;
  org: string;
  deptName: string;
  deptPhone: string;
  guidedBy: string;
  guidePhone: string;
  guide: string;
  /** Of the hall or station of the region; null where the pack has none. */
  hall: string | null;
  hallAddress: string;
  hallHours: string;
  hallBus: string;
  counter: string | null;
  /** Day of the last confirmation by the department, in this region or one above it; null: none. */
  confirmed: string | null;
  /** Day on which the pack passed its checks. */
  checked: string;
};

const byCode = sql<GuideRow>`
  SELECT item.code, item.task_id AS "taskId", item.region, item.org, office.name AS "deptName", office.phone AS "deptPhone",
    above.name AS "guidedBy", above.phone AS "guidePhone", task.guide,
    (SELECT MAX(fact.day) FROM fact_confirmation AS fact WHERE fact.task = task.slug AND fact.dept_id IN (task.dept_id, office.dept_id)
      AND fact.region_low <= item.region AND fact.region_high > item.region) AS confirmed,
    COALESCE((SELECT value FROM setting WHERE key = 'pack.checked'), '') AS checked,
    station.name AS hall, station.address AS "hallAddress", office_hours.text AS "hallHours", station.bus AS "hallBus",
    (SELECT service_window.name FROM service_window WHERE service_window.region = item.region AND EXISTS (SELECT 1 FROM service_window_department AS seat
      WHERE seat.window_id = service_window.id AND seat.dept_id = office.dept_id) ORDER BY service_window.number LIMIT 1) AS counter
  FROM item
  JOIN task ON task.id = item.task_id
  JOIN department AS office ON office.org = item.org
  JOIN department AS above ON above.dept_id = task.dept_id AND above.region = ${"province"}
  LEFT JOIN station ON station.region = item.region
  LEFT JOIN office_hours ON office_hours.id = station.hours
  WHERE item.code = ${"code"}`;

const areaCodeOf = ({ path }: RegionPath, areaCodes: Readonly<Record<string, string>>): string =>
  path.reduce((found, region) => areaCodes[region.code] ?? found, "");

/** Codes begin with `11`, then the area. */
const provinceOf = (code: string): string => `${code.slice(2, 4)}0000`;

async function rowOf(queries: Queries, code: string): Promise<GuideRow> {
  const row = await queries.get(byCode, { code, province: provinceOf(code) });
  if (!row) throw new PortalError("guide-unknown", `没有编码为 ${code} 的事项`, { status: 404 });
  return row;
}

/** The guide of a task in the region of its code, for the answers of one person. @throws PortalError `guide-unknown`, status 404 */
export async function guideOf({ database, portal, now }: Services, code: string, answers: Answers = {}): Promise<Guide> {
  const row = await rowOf(database, code);
  const [line, asked] = await Promise.all([regionPath(database, row.region), faqsOfTask(database, row.taskId, portal.homeFaqs)]);
  const faqs = asked.map((faq) => ({ question: faq.question, answer: JSON.parse(faq.answer) as Block[] }));
  const hall = row.hall === null ? undefined : { name: row.hall, address: row.hallAddress, hours: row.hallHours, bus: row.hallBus, counter: row.counter };
  const everywhere = JSON.parse(row.guide) as StoredGuide;
  const { place, ...kept } = applyCityRules(everywhere, line);
  const stored = await applyAnswers(database, line, kept, answers);
  const combo = stored.kind.code === "TC" ? await comboOf(database, line, row.taskId) : undefined;
  const { name: _name, phrase: _phrase, aliases: _aliases, lead: _lead, basis: _laws, changes: _history, ...said } = stored;
  const city = await cityWithoutCounties(database, line);
  const { level } = line.current;
  const local = level === "town" || level === "village";
  const office: GuideOffice = {
    level,
    places: line.path.map((region) => region.name),
    name: row.deptName,
    phone: local ? row.guidePhone : row.deptPhone,
    areaCode: areaCodeOf(line, portal.site.areaCodes),
    guidedBy: row.guidedBy,
  };
  return {
    ...stored,
    code: row.code,
    regionNote: city === undefined ? "" : countyAuthorityNote(city, { said, faqs, combo }),
    region: { code: line.current.code, name: line.current.name },
    department: { code: row.org, name: row.deptName },
    faqs,
    windows: windowsOf(office, hall, stored.channels, place),
    consultPhone: consultPhone(office),
    complaintPhone: complaintPhone(office),
    confirmed: row.confirmed !== null && row.confirmed > stored.updated ? row.confirmed : stored.updated,
    checked: row.checked,
    deadline: deadlineOf(localDate(now()), stored.promisedDays, stored.term?.promised),
    ...(combo ? { combo } : {}),
    ...(differsByCity(everywhere) ? { differs: true as const } : {}),
  };
}

/** Files with the host before their path: programs on other sites fetch them. @see LEGACY-09 */
const onHost = (files: readonly GuideFile[], origin: string): GuideFile[] => files.map((file) => ({ ...file, url: `//${new URL(origin).host}${file.url}` }));

export const handleAuditItemDetail = defineHandler(
  auditItemDetail,
  async ({ TASK_CODE, ANSWERS }, services, { origin }) => {
    const whole = await guideOf(services, TASK_CODE, ANSWERS);
    const materials = whole.materials.map((material) => ({ ...material, forms: onHost(material.forms, origin), samples: onHost(material.samples, origin) }));
    return detailOfGuide({ ...whole, materials });
  },
  { eitherMethod: true, namesHost: true },
);
