export { offersMeta as meta, OffersPage as default, loadOffers as loader } from "@onehall/portal/guides/offers";
