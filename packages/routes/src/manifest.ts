import type { Version } from "@onehall/regions";

/** The file that draws a page: below packages/portal/src, or `own` where each app has one of its own (named in its routes.ts). */
type Module = `${string}.ts` | `${string}.tsx` | "own";

/** Why a face lacks a page. Without it the page needs an address there: leaving the face out is a type error. */
export type Absent = { absent: string };

/** Things of which tests take one from the running portal, to stand for a name in an address. */
export const SAMPLES = ["guide", "combo", "scene", "orgCode", "town", "village", "duty", "notice"] as const;
export type SampleName = (typeof SAMPLES)[number];

/** Why the modern face has a page of its own. Without it two modules, or one of each app, are a type error. */
type Differs = { because: string };

/** A line of the manifest. `module`: one for both faces (`SHARED` says why), or one for each where the faces draw different pages of the same facts. */
export type Page = ({ module: Exclude<Module, "own"> } | ({ module: "own" } & Differs) | ({ module: Record<Version, Module> } & Differs)) & {
  /** Patterns below /portal/ in the classic face, its own address first. `:service` is personal or legal, `:id?` may be missing. */
  v2: readonly [string, ...string[]] | Absent;
  /** Patterns in the modern face: all below v3/, where the server looks for it. */
  v3: readonly [`v3/${string}`, ...`v3/${string}`[]] | Absent;
  /** Addresses of older links, drawn by the classic face. */
  legacyPaths?: readonly string[];
  /** The list of the page as a file, `.csv` behind its address; `v2`: in the classic face alone, as the file is the same and the modern page links to it. */
  csv?: "v2" | "both";
  /** What the sitemap lists the page for each entry of; `false`: not listed. The entries stand in apps/server/src/documents/discovery/sitemap.ts. */
  sitemap: string | false;
  /** What a test must put into the address to see something; required where the pattern has `:id`. */
  sample?: {
    id?: SampleName;
    /** Query; `{guide}` stands for the sample of that name. */
    query?: string;
    /** Query of the list as a file, where it needs more than the page. */
    csv?: string;
  };
};

/** A page below both /portal/v2/ and /portal/v3/. */
const versioned = <const P extends string>(pattern: P): { v2: [`v2/${P}`]; v3: [`v3/${P}`] } => ({ v2: [`v2/${pattern}`], v3: [`v3/${pattern}`] });

/** A page that the classic face draws right below /portal/, the modern one below /portal/v3/. */
const unversioned = <const P extends string>(pattern: P): { v2: [P]; v3: [`v3/${P}`] } => ({ v2: [pattern], v3: [`v3/${pattern}`] });

const find = { module: "guides/find/FindPage.tsx", sitemap: false } as const;
const list = {
  module: { v2: "items/ServiceListPage.tsx", v3: "items/answers/AnswerListPage.tsx" },
  because: "people look for a way to do it: how, how long and one thing to press, not columns of a register",
  sitemap: false,
} as const;
const article = { module: "articles/ArticlePage.tsx", sitemap: "articles" } as const;
const user = { module: "user/UserPage.tsx", sitemap: false } as const;
const ONE_DESK = { absent: "staff have one desk, whichever face visitors see" } as const;
const ofGuide = { sitemap: false, sample: { id: "guide" } } as const;
const ofCombo = { sitemap: false, sample: { id: "combo" } } as const;

/**
 * Every page of the portal, once: both apps take their routes from here, the server what content may link to and its sitemap, the tests what they open.
 * @see docs/decisions/routes.md
 */
export const PAGES = {
  home: {
    module: "own",
    because: "asks what one wants to do and shows what waits; the classic one is the index of everything",
    v2: ["v2/index", "index/:region?"],
    v3: ["v3/index/:region?"],
    sitemap: "regions",
  },
  regions: { module: "regions/RegionsPage.tsx", ...versioned("regions"), sitemap: false },
  "site-map": { module: "sitemap/SiteMapPage.tsx", ...versioned("site-map"), sitemap: false },

  "branch-hall": {
    module: "halls/DepartmentPage.tsx",
    v2: ["v2/branch-hall", "branch-hall"],
    v3: ["v3/branch-hall"],
    csv: "both",
    sitemap: "departments",
    sample: { query: "orgCode={orgCode}" },
  },
  "country-hall": {
    module: "halls/HallPage.tsx",
    v2: ["v2/country-hall", "country-hall"],
    v3: ["v3/country-hall"],
    sitemap: false,
    sample: { query: "region={town}" },
  },
  "country-hall-child": {
    module: "halls/HallPage.tsx",
    v2: ["country-hall-child"],
    v3: { absent: "a village has one page for both faces, which opens in a new window" },
    sitemap: false,
    sample: { query: "region={village}" },
  },
  stations: { module: "places/StationsPage.tsx", ...versioned("stations"), sitemap: false },

  // By name, not as `:service`: an address that means nothing would fetch the code of these pages before it is found to be none.
  personal: { module: "services/ServicePage.tsx", ...versioned("personal"), sitemap: false },
  legal: { module: "services/ServicePage.tsx", ...versioned("legal"), sitemap: false },
  theme: { ...list, ...versioned(":service/theme"), legacyPaths: [":service/theme"], csv: "v2", sitemap: "themes" },
  activity: { ...list, ...versioned(":service/activity"), csv: "v2" },
  department: { ...list, ...versioned(":service/department"), csv: "v2" },
  hot: { ...list, ...versioned(":service/hot"), csv: "v2" },
  "hot-more": { ...list, ...versioned(":service/hotMore") },
  "group-hot": { ...list, ...versioned("lv3/hot") },
  "group-items": { ...list, ...versioned("lv3/item") },
  "hot-matters": { module: "services/MattersPage.tsx", ...versioned(":service/mattersLv2/hot"), csv: "v2", sitemap: false },
  matters: { module: "services/MattersPage.tsx", ...versioned(":service/mattersLv2/item"), sitemap: false },
  "list-of-type": {
    module: "lists/ListOfTypePage.tsx",
    ...versioned("affairs-public-second-list"),
    legacyPaths: ["affairs-public-second-list"],
    csv: "v2",
    sitemap: false,
    sample: { query: "region=440000&type=8" },
  },
  activities: { module: "activities/ActivitiesPage.tsx", ...versioned("public/activity"), csv: "v2", sitemap: false },
  "activity-guide": { module: "activities/ActivitiesPage.tsx", ...versioned("activity/guide"), sitemap: false },
  memorabilia: { module: "memorabilia/MemorabiliaPage.tsx", ...versioned("activity/5/memorabilia"), sitemap: false },
  catalogue: { module: "lists/CataloguePage.tsx", ...versioned("public/catalog"), legacyPaths: ["public/catalog"], csv: "v2", sitemap: false },
  "four-deal": { module: "lists/EasyListsPage.tsx", ...versioned("public/four-deal"), csv: "v2", sitemap: false },
  "four-avoid": { module: "lists/EasyListsPage.tsx", ...versioned("public/four-avoid"), csv: "v2", sitemap: false },
  "duty-service": { module: "lists/DutyServicePage.tsx", ...versioned("public/duty-service"), csv: "v2", sitemap: false },
  "duty-service-province": { module: "lists/DutyServicePage.tsx", ...versioned("public/duty-service-province"), csv: "v2", sitemap: false },

  guide: {
    module: { v2: "guides/GuidePage.tsx", v3: "guides/answer/AnswerPage.tsx" },
    because: "the answer for one person first, everything else folded under what people ask; the classic one is the whole record",
    ...versioned("guide/:id"),
    legacyPaths: ["guide/:id"],
    sitemap: "guides",
    sample: { id: "guide" },
  },
  checklist: { module: "guides/checklist/ChecklistPage.tsx", ...versioned("guide/:id/checklist"), ...ofGuide },
  compare: { module: "guides/compare/ComparePage.tsx", ...versioned("guide/:id/compare"), ...ofGuide },
  "guide-lead": { module: "guides/lead/GuideLeadPage.tsx", ...versioned("guide-lead/:id"), ...ofGuide },
  item: { module: "guides/availability/AvailabilityPage.tsx", ...versioned("item/:id"), ...ofGuide },
  "simple-guide": { module: "guides/simple/SimpleGuidePage.tsx", ...versioned("simple-guide/:id"), ...ofGuide },
  single: { module: "guides/single/SinglePage.tsx", ...unversioned("guide-single/:id"), ...ofGuide },
  phone: { module: "guides/single/PhonePage.tsx", ...unversioned("guide-single/h5/:id"), ...ofGuide },
  example: { module: "guides/single/ExamplePage.tsx", ...unversioned("guide-single/h5/example/:id"), ...ofGuide },
  selections: { module: "guides/single/SelectionsPage.tsx", ...unversioned("guide-single/h5/selections/:id"), ...ofGuide },
  combo: {
    module: { v2: "one-things/combo.ts", v3: "one-things/journey/JourneyPage.ts" },
    because: "several tasks are one way from beginning to end: a journey of steps, not a list of guides",
    ...unversioned("guide-combo/:id"),
    sitemap: "guides",
    sample: { id: "combo" },
  },
  processing: { module: "one-things/ProcessingPage.tsx", ...unversioned("guide-combo/processing/:id"), ...ofCombo },
  "guide-reading": { module: "guides/reading/ReadingPage.tsx", ...unversioned("pdf/guide/:id"), ...ofGuide },
  "combo-reading": { module: "guides/reading/ReadingPage.tsx", ...unversioned("pdf/guide-combo/:id"), ...ofCombo },

  // Without a code the reader chooses a task. @see packages/portal/src/guides/find/kinds.ts
  "find-guide": { ...find, ...versioned("guide"), legacyPaths: ["guide"] },
  "find-guide-lead": { ...find, ...versioned("guide-lead") },
  "find-item": { ...find, ...versioned("item") },
  "find-simple-guide": { ...find, ...versioned("simple-guide") },
  "find-single": { ...find, ...unversioned("guide-single") },
  "find-phone": { ...find, ...unversioned("guide-single/h5") },
  "find-example": { ...find, ...unversioned("guide-single/h5/example") },
  "find-selections": { ...find, ...unversioned("guide-single/h5/selections") },
  "find-processing": { ...find, ...unversioned("guide-combo/processing") },
  "find-guide-reading": { ...find, ...unversioned("pdf/guide") },
  "find-combo-reading": { ...find, ...unversioned("pdf/guide-combo") },

  "one-things": { module: "one-things/OneThingsPage.tsx", ...unversioned("guide-combo"), sitemap: false },
  scene: { module: "scene-guides/ScenePage.tsx", ...unversioned("scene-guide/:id"), sitemap: false, sample: { id: "scene" } },
  scenes: { module: "scene-guides/ScenesPage.tsx", ...unversioned("scene-guide"), sitemap: false },
  "personal-list": { module: "scene-guides/PersonalListPage.tsx", ...unversioned("scene-guide/data"), sitemap: false, sample: { query: "id={scene}" } },
  benefits: { module: "benefits/BenefitsPage.tsx", ...versioned("benefits"), sitemap: false, sample: { query: "region=440106&a.age-group=from-80" } },
  search: { module: "search/SearchPage.tsx", ...versioned("search/:tab?"), sitemap: false, sample: { query: "region=440106&keyword=身份证" } },
  "search-quality": { module: "search-quality/SearchQualityPage.tsx", ...versioned("about/search"), sitemap: false },
  "accessibility-results": { module: "accessibility-results/AccessibilityResultsPage.tsx", ...versioned("about/accessibility"), sitemap: false },
  "mobile-search": {
    module: "mobile-search/MobileSearchPage.tsx",
    v2: ["v2/mobile-search"],
    v3: { absent: "the modern face has one search for every width" },
    sitemap: false,
  },

  "open-government": {
    module: "affairs-public/OpenGovernmentPage.tsx",
    ...versioned("public/index"),
    legacyPaths: ["public/index"],
    csv: "both",
    sitemap: false,
  },
  catalogues: {
    module: "affairs-public/CataloguesPage.tsx",
    ...versioned("public/second-index"),
    legacyPaths: ["public/second-index"],
    csv: "both",
    sitemap: false,
    sample: { csv: "list=gonggong" },
  },
  "department-matters": {
    module: "affairs-public/MattersPage.tsx",
    ...versioned("affairs-public-depart-matters"),
    legacyPaths: ["affairs-public-depart-matters"],
    csv: "both",
    sitemap: false,
  },
  "duty-list": {
    module: "affairs-public/DutyListPage.tsx",
    ...versioned("affairs-public-duty-list"),
    legacyPaths: ["affairs-public-duty-list"],
    csv: "both",
    sitemap: false,
    sample: { csv: "{duty}" },
  },
  duty: {
    module: "affairs-public/DutyPage.tsx",
    ...versioned("affairs-public-detail"),
    legacyPaths: ["affairs-public-detail"],
    sitemap: false,
    sample: { query: "{duty}" },
  },
  "retained-agents": {
    module: "affairs-public/RetainedPage.tsx",
    v2: ["v2/retain-audit-agent-list"],
    v3: { absent: "required in the classic face alone (PAGE-15)" },
    csv: "v2",
    sitemap: false,
  },
  mzb: { module: "mzb/MzbPage.tsx", ...versioned("public/mzb/index"), csv: "both", sitemap: false },
  "mzb-licences": { module: "mzb/MzbLicencesPage.tsx", ...versioned("public/mzb/license"), csv: "both", sitemap: false },
  interaction: { module: "interaction/InteractionPage.tsx", ...versioned("gov-people-interact"), csv: "both", sitemap: false },
  reviews: { module: "reviews/ReviewsPage.tsx", ...versioned("good-bad-review"), csv: "both", sitemap: false },
  review: { module: "reviews/RatePage.tsx", ...versioned("review"), sitemap: false },
  supervision: { module: "supervision/SupervisionPage.tsx", ...versioned("supervision"), csv: "both", sitemap: false },
  topics: { module: "topics/TopicsPage.tsx", ...versioned("topic/index"), csv: "both", sitemap: false },
  express: { module: "express/ExpressPage.tsx", ...versioned("express/index"), csv: "both", sitemap: false },

  notice: { module: "notices/NoticePage.tsx", ...unversioned("notice"), sitemap: "notices", sample: { query: "id={notice}" } },
  notices: { module: "notices/NoticesPage.tsx", ...versioned("notices"), legacyPaths: ["notices"], sitemap: false },
  faq: { module: "questions/QuestionsPage.tsx", ...versioned("faq"), sitemap: false },
  "open-data": { module: "open-data/OpenDataPage.tsx", ...versioned("open-data"), sitemap: false },
  "annual-report": { module: "annual-report/AnnualReportPage.tsx", ...versioned("annual-report"), sitemap: false },
  "about-me": { ...article, ...versioned("about-me") },
  "contact-us": { ...article, ...versioned("contact-us") },
  "privacy-policy": { ...article, ...versioned("privacy-policy") },
  "service-agreement": { ...article, ...versioned("service-agreement") },
  accessibility: { ...article, ...versioned("accessibility") },
  "site-correction": { ...article, ...versioned("site-correction") },

  apply: { module: "applications/ApplyPage.tsx", ...versioned("apply"), sitemap: false, sample: { query: "task={guide}" } },
  "apply-step": { module: "applications/StepPage.tsx", ...versioned("apply/step"), sitemap: false, sample: { query: "task={guide}" } },
  "apply-case": { module: "applications/CasePage.tsx", ...versioned("apply/case"), sitemap: false, sample: { query: "id=20261118K3ZQ70XM" } },
  "apply-help": { module: "applications/HelpPage.tsx", ...versioned("apply/help"), sitemap: false, sample: { query: "task={guide}" } },
  "apply-receipt": { module: "applications/ReceiptPage.tsx", ...versioned("apply/receipt"), sitemap: false },
  appointment: { module: "appointments/AppointmentPage.tsx", ...versioned("appointment"), sitemap: false, sample: { query: "region=440106" } },
  "appointment-book": { module: "appointments/BookPage.tsx", ...versioned("appointment/book"), sitemap: false, sample: { query: "region=440106" } },
  "appointment-mine": { module: "appointments/MinePage.tsx", ...versioned("appointment/mine"), sitemap: false },
  desk: { module: "desk/QueuePage.tsx", v2: ["desk"], v3: ONE_DESK, sitemap: false },
  "desk-case": { module: "desk/DeskCasePage.tsx", v2: ["desk/case"], v3: ONE_DESK, sitemap: false, sample: { query: "id=20261118K3ZQ70XM" } },
  "desk-feedback": { module: "desk/DeskFeedbackPage.tsx", v2: ["desk/feedback"], v3: ONE_DESK, sitemap: false },
  "desk-facts": { module: "desk/FactsPage.tsx", v2: ["desk/facts"], v3: ONE_DESK, sitemap: false },
  "desk-appointments": { module: "desk/VisitsPage.tsx", v2: ["desk/appointments"], v3: ONE_DESK, sitemap: false },
  "desk-searches": { module: "desk/SearchesPage.tsx", v2: ["desk/searches"], v3: ONE_DESK, sitemap: false },
  progress: { module: "progress/ProgressPage.tsx", ...versioned("progress-query"), legacyPaths: ["progress-query"], sitemap: false },
  "progress-detail": { module: "progress/ProgressPage.tsx", ...versioned("progress-query-detail"), legacyPaths: ["progress-query-detail"], sitemap: false },
  feedback: { module: "feedback/FeedbackPage.tsx", ...versioned("feedback"), sitemap: false },
  "feedback-progress": { module: "feedback/FeedbackProgressPage.tsx", ...versioned("feedback-progress"), sitemap: false },
  useful: { module: "usefulness/UsefulnessPage.tsx", ...versioned("useful"), sitemap: false },
  leave: { module: "leave/LeavePage.tsx", ...unversioned("leave"), sitemap: false, sample: { query: "url=https://other.example/" } },

  licences: { module: "licences/LicencesPage.tsx", ...versioned("e-license"), sitemap: false },
  "licence-check": { module: "licences/LicenceCheckPage.tsx", ...versioned("licence-check"), sitemap: false },
  user: {
    ...user,
    ...versioned("user"),
    module: { v2: "user/UserPage.tsx", v3: "user/stream/StreamPage.tsx" },
    because: "what waits comes first, in one stream; the classic one has a tile for each kind",
  },
  "user-profile": { ...user, ...versioned("user/profile") },
  "user-affairs": { ...user, ...versioned("user/affairs") },
  "user-abstracts": { ...user, ...versioned("user/abstracts") },
  "user-messages": { ...user, ...versioned("user/messages") },
  "user-guides": { ...user, ...versioned("user/guides") },
  "user-feedback": { ...user, ...versioned("user/feedback") },
  "user-account": { ...user, ...versioned("user/account") },
} as const satisfies Record<string, Page>;

/** The folder of a module that draws a page in both faces. */
type SharedFolder = {
  [Id in PageId]: (typeof PAGES)[Id] extends { module: `${infer Folder}/${string}`; v3: readonly string[] } ? Folder : never;
}[PageId];

const FORM = "a form asks the same of everybody; another look would be another thing to learn";
const RECORD = "a public record: who looks it up wants it whole and in its order";
const TEXT = "a text, read from its beginning";
const SHORT = "short already: one question or one list, the answer in the first screen";

/** Why the pages of a folder are one for both faces; components below choose how a task looks (`items/ItemRows.tsx`). Each folder must say it. */
export const SHARED: Readonly<Record<SharedFolder, string>> = {
  regions: SHORT,
  sitemap: "the way to every page: left out of either face it would be none",
  halls: RECORD,
  places: "one list of places; the modern face draws the regions with the points of their halls beside it where no map service is set",
  services: SHORT,
  lists: RECORD,
  activities: SHORT,
  memorabilia: TEXT,
  guides: "forms of a guide for one purpose each (paper, plain text, a phone, comparing); compare folds in the modern face what is the same everywhere",
  "one-things": "the list of one-things and how far one is; the journey itself is a page of the modern face alone",
  "scene-guides": FORM,
  benefits: SHORT,
  search: "one search: results are told as answers in both",
  "search-quality": RECORD,
  "accessibility-results": RECORD,
  "affairs-public": RECORD,
  mzb: SHORT,
  interaction: SHORT,
  reviews: RECORD,
  supervision: RECORD,
  topics: TEXT,
  express: FORM,
  notices: TEXT,
  questions: SHORT,
  "open-data": RECORD,
  "annual-report": TEXT,
  articles: TEXT,
  applications: FORM,
  appointments: FORM,
  progress: FORM,
  feedback: FORM,
  usefulness: FORM,
  leave: SHORT,
  licences: SHORT,
  user: "pages of one's own: a list each, reached from the stream",
};

export type PageId = keyof typeof PAGES;
type Pages = typeof PAGES;

/** The addresses of a page in a face; never where the face lacks it. */
type In<Id extends PageId, V extends Version> = Extract<Pages[Id][V], readonly string[]>[number];

/** Every pattern of the manifest, older ones left out: what typed paths may be built from. */
export type Pattern = { [Id in PageId]: In<Id, Version> }[PageId];

type BelowV3<A> = A extends `v3/${infer Rest}` ? Rest : never;

/** Patterns that the classic face draws without a version and the modern one below v3/. */
export type SharedPattern = BelowV3<Pattern> & Pattern;

/** What the sitemap needs the entries of. */
export type SitemapSource = Exclude<Pages[PageId]["sitemap"], false>;

/** Pages whose list is a file too. */
export type CsvPage = { [Id in PageId]: Pages[Id] extends { csv: string } ? Id : never }[PageId];
