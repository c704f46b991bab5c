import { CSV_PAGES, type CsvPage } from "@onehall/routes";
import type { LoaderFunctionArgs } from "react-router";
import { loadActivitiesCsv } from "../activities/data";
import { loadCataloguesFile } from "../affairs-public/catalogues-data";
import { loadDutyListFile } from "../affairs-public/duty-list-data";
import { loadMattersFile } from "../affairs-public/matters-data";
import { loadOpenGovernmentFile } from "../affairs-public/open-data";
import { loadRetainedFile } from "../affairs-public/retained-data";
import { loadExpressFile } from "../express/data";
import { loadDepartmentFile } from "../halls/department-file";
import { loadInteractionFile } from "../interaction/data";
import { loadServiceCsv } from "../items/csv";
import { loadCatalogueCsv } from "../lists/catalogue-data";
import { loadDutyServiceCsv } from "../lists/duty-data";
import { loadEasyListCsv } from "../lists/easy-data";
import { loadListOfTypeCsv } from "../lists/type-data";
import { loadMzbFile } from "../mzb/items-data";
import { loadMzbLicencesFile } from "../mzb/licences-data";
import { notFound } from "../page/calls";
import { loadReviewsFile } from "../reviews/data";
import { loadMattersCsv } from "../services/data";
import { loadSupervisionFile } from "../supervision/data";
import { loadTopicsFile } from "../topics/data";

/** What writes the list of a page as a file. */
const files: Record<CsvPage, (args: LoaderFunctionArgs) => Promise<Response>> = {
  activities: loadActivitiesCsv,
  activity: loadServiceCsv,
  "branch-hall": loadDepartmentFile,
  catalogue: loadCatalogueCsv,
  catalogues: loadCataloguesFile,
  department: loadServiceCsv,
  "department-matters": loadMattersFile,
  "duty-list": loadDutyListFile,
  "duty-service": loadDutyServiceCsv,
  "duty-service-province": loadDutyServiceCsv,
  express: loadExpressFile,
  "four-avoid": loadEasyListCsv,
  "four-deal": loadEasyListCsv,
  hot: loadServiceCsv,
  "hot-matters": loadMattersCsv,
  interaction: loadInteractionFile,
  "list-of-type": loadListOfTypeCsv,
  mzb: loadMzbFile,
  "mzb-licences": loadMzbLicencesFile,
  "open-government": loadOpenGovernmentFile,
  "retained-agents": loadRetainedFile,
  reviews: loadReviewsFile,
  supervision: loadSupervisionFile,
  theme: loadServiceCsv,
  topics: loadTopicsFile,
};

/** The route of every list as a file; the pattern says which. It runs on the server alone, so one module for all costs no page anything. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = CSV_PAGES.get(args.pattern.replace(/^\//, "")) ?? notFound();
  return files[page](args);
}
