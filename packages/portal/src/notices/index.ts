export { loadNotice, loadNotices, noticeMeta, noticesMeta } from "./data";
export { NoticeDate } from "./NoticeDate";
export { NoticePage } from "./NoticePage";
export { NoticesPage } from "./NoticesPage";
