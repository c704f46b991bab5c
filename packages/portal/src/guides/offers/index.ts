export { loadOffers, offersMeta } from "./data";
export type { OffersData } from "./data";
export { OffersPage } from "./OffersPage";
