export { loadMobileSearch as loader, mobileSearchMeta as meta, MobileSearchPage as default } from "@onehall/portal/mobile-search";
