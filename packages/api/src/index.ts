export * from "./calls/index.js";
export * from "./client/client.js";
export { encode, type Encoded } from "./client/encode.js";
export * from "./define-call.js";
export * from "./error-store.js";
export * from "./errors.js";
export { detailOfGuide, guideOfDetail } from "./model/guide-map.js";
export * from "./model/application-fields.js";
export * from "./model/citizen-numbers.js";
export * from "./model/dictionaries.js";
export * from "./model/form-rules.js";
export * from "./model/format.js";
export * from "./model/item-map.js";
export { NOTHING } from "./task-fields/rows.js";
export * from "./task-fields/sections.js";
export * from "./task-fields/table.js";
export * from "./task-fields/words.js";
export { factSources, LOCAL_RULE, type FactSource, recheckBy } from "./task-fields/provenance.js";
export type { ValueType, Values } from "./task-fields/values.js";
export { normalise } from "./normalise.js";
export { outsideTarget } from "./outside-target.js";
export * from "./progress.js";
export type { Block } from "./model/block.js";
export { type GuideRules, type Limit, NO_RULES, type PersonalAnswer, type Term } from "./model/rules.js";
export { GUIDE_STATES } from "./model/combo.js";
export type { Combo, ComboMember, SceneMaterial, SceneQuestion, TimedStage } from "./model/combo.js";
export type { RawDuty, RawDutyDetail, RawTypeCount } from "./shapes/open-government.js";
export type * from "./model/guide.js";
export type { AuditItemDetail } from "./model/guide-wire.js";
export type { ItemSummary, RawItem } from "./model/item.js";
export type { AvailableRegion, Availability } from "./model/availability.js";
export type { HotGroup, HotMatter, SubItems } from "./shapes/business.js";
export type {
  ApplicationCase,
  ApplicationNotice,
  ApplicationDefinition,
  ApplicationHelp,
  ApplicationHelpEvent,
  ApplicationMaterial,
  ApplicationUpload,
  DeskCase,
  DeskFeedback,
  DeskQueue,
  HelpInvitation,
  LinkedCase,
} from "./shapes/applications.js";
export type { Appointment, AppointmentDay, AppointmentHall } from "./shapes/appointments.js";
export type { DeskAppointment, DeskFact } from "./shapes/desk.js";
export type { AnnualReport, Article, Dataset, Notice, NoticeSummary, Question } from "./shapes/content.js";
export type {
  CatalogueEntry,
  DutyDepartment,
  Feature,
  FeatureGroup,
  FeeEntry,
  Intermediary,
  LinkGroup,
  ListCount,
  MzbItem,
  MzbLicence,
  OneThing,
  Statistic,
} from "./shapes/open-government.js";
export type {
  Abstract,
  Affair,
  Licence,
  Message,
  MessagePage,
  Profile,
  Recommendation,
  SavedGuide,
  WaitingItem,
  SentFeedback,
  Session,
  PresentedLicence,
  User,
} from "./shapes/person.js";
export type { Home, Link, MenuItem, SharedConfig, ShellConfig, SidebarItem, ThemeEntry } from "./shapes/portal.js";
export type {
  ElsewhereTopic,
  EntranceHit,
  GuideHit,
  HelpTopic,
  QaHit,
  SearchQuality,
  SearchResult,
  ServeHit,
  Suggestion,
  Understood,
} from "./shapes/search.js";
export type { MapService, OfflineWindow, Place, StationService } from "./shapes/stations.js";
export type { CaseState, RatingForm, Ratings, Review, Supervision, Timeliness, WorkOrder, WorkOrderStatistics } from "./shapes/supervision.js";
