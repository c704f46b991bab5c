import { alertLabels } from "../alert/labels.js";
import { breadcrumbLabels } from "../breadcrumb/labels.js";
import { buttonLabels } from "../button/labels.js";
import { chartLabels } from "../chart/labels.js";
import { clampedTextLabels } from "../clamped-text/labels.js";
import { calendarLabels } from "../date-picker/calendarLabels.js";
import { datePickerLabels } from "../date-picker/labels.js";
import { drawerLabels } from "../drawer/labels.js";
import { emptyLabels } from "../empty/labels.js";
import { formLabels } from "../form/labels.js";
import { inputLabels } from "../input/labels.js";
import { loadingBarLabels } from "../loading-bar/labels.js";
import type { Locale } from "../locale/Locale.js";
import { modalLabels } from "../modal/labels.js";
import { paginationPlusLabels } from "../pagination-plus/labels.js";
import { paginationLabels } from "../pagination/labels.js";
import { pickerLabels } from "../picker/labels.js";
import { ratingLabels } from "../rating/labels.js";
import { ruleMessages } from "../rules/messages.js";
import { searchBoxLabels } from "../search-box/labels.js";
import { selectTabLabels } from "../select-tab/labels.js";
import { sideMenuLabels } from "../side-menu/labels.js";
import { skeletonLabels } from "../skeleton/labels.js";
import { skipLinkLabels } from "../skip-link/labels.js";
import { tableLabels } from "../table/labels.js";
import { tabsLabels } from "../tabs/labels.js";
import { toastLabels } from "../toast/labels.js";
import { uploadLabels } from "../upload/labels.js";

/** Simplified Chinese: what each widget says by itself. Needed only inside a part of a page that speaks another language. */
export const zhCN: Locale = {
  alert: alertLabels,
  breadcrumb: breadcrumbLabels,
  button: buttonLabels,
  calendar: calendarLabels,
  chart: chartLabels,
  clampedText: clampedTextLabels,
  datePicker: datePickerLabels,
  drawer: drawerLabels,
  empty: emptyLabels,
  form: formLabels,
  input: inputLabels,
  loadingBar: loadingBarLabels,
  modal: modalLabels,
  pagination: paginationLabels,
  paginationPlus: paginationPlusLabels,
  picker: pickerLabels,
  rating: ratingLabels,
  rules: ruleMessages,
  searchBox: searchBoxLabels,
  selectTab: selectTabLabels,
  sideMenu: sideMenuLabels,
  skeleton: skeletonLabels,
  skipLink: skipLinkLabels,
  table: tableLabels,
  tabs: tabsLabels,
  toast: toastLabels,
  upload: uploadLabels,
};
