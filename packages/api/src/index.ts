export * from "./calls/index.js";
export * from "./client/client.js";
export { encode, type Encoded } from "./client/encode.js";
export * from "./define-call.js";
export * from "./error-store.js";
export * from "./errors.js";
export * from "./model/boundary.js";
export * from "./model/captcha.js";
export * from "./model/duty-map.js";
export * from "./model/easy-lists.js";
export { detailOfGuide, guideOfDetail } from "./model/guide-map.js";
export { decodeHtml } from "./model/html-text.js";
export * from "./model/item-map.js";
export * from "./model/list-types.js";
export * from "./model/matter-types.js";
export * from "./model/rating-map.js";
export * from "./model/search-types.js";
export * from "./model/short-number.js";
export * from "./model/tracker.js";
export * from "./model/upload.js";
export * from "./model/user-level.js";
export type { UserVisits } from "./model/visits.js";
export { normalise } from "./normalise.js";
export { outsideTarget } from "./outside-target.js";
export * from "./progress.js";
export type { Article, Question } from "./model/article.js";
export type { Block } from "./model/block.js";
export { GUIDE_STATES } from "./model/combo.js";
export type { Combo, ComboMember, SceneMaterial, SceneQuestion, TimedStage } from "./model/combo.js";
export type { RawDuty, RawDutyDetail, RawTypeCount } from "./model/duty.js";
export type * from "./model/guide.js";
export type { AuditItemDetail } from "./model/guide-wire.js";
export type { ItemBrief, RawItem } from "./model/item.js";
export type { Offer, Offers } from "./model/offers.js";
export type { HotGroup, HotMatter, SubItems } from "./model/matters.js";
export type { Notice, NoticeBrief } from "./model/notice.js";
export type { Dataset } from "./model/open-data.js";
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
} from "./model/open-government.js";
export type { Abstract, Affair, Licence, Message, MessagePage, Profile, Recommendation, SavedGuide, SentFeedback, ShownLicence, User } from "./model/person.js";
export type { Place } from "./model/place.js";
export type { Home, Link, MenuItem, SharedConfig, SidebarItem, ThemeEntry } from "./model/portal.js";
export type { EntranceHit, GuideHit, QaHit, SearchQuality, SearchResult, ServeHit, Suggestion } from "./model/search.js";
export type { MapService, OfflineWindow, StationService } from "./model/station.js";
export { DUE_SOON } from "./model/supervision.js";
export type { CaseState, RatingForm, Ratings, Review, Supervision, Timeliness, WorkOrder, WorkOrderStatistics } from "./model/supervision.js";
