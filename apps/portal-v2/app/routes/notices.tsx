export { loadNotices as loader, noticesMeta as meta, NoticesPage as default } from "@onehall/portal/notices";
