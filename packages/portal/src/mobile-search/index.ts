export { loadMobileSearch, mobileSearchMeta } from "./data";
export { MobileSearchPage } from "./MobileSearchPage";
