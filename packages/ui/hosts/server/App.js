import "@onehall/ui/reset";
import { Button } from "@onehall/ui/button";
import { Checkbox } from "@onehall/ui/checkbox";
import { Collapse } from "@onehall/ui/collapse";
import { DatePicker } from "@onehall/ui/date-picker";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { Pagination } from "@onehall/ui/pagination";
import { Picker } from "@onehall/ui/picker";
import { QrCode } from "@onehall/ui/qr-code";
import { Rating } from "@onehall/ui/rating";
import { SearchBox } from "@onehall/ui/search-box";
import { SelectTab } from "@onehall/ui/select-tab";
import { Table } from "@onehall/ui/table";
import { Tabs } from "@onehall/ui/tabs";
import { classic } from "@onehall/ui/themes/classic";
import { Upload } from "@onehall/ui/upload";
import { createElement as h, StrictMode } from "react";

const columns = [
  { key: "name", title: "名称", filters: [{ value: "居民户口簿", label: "居民户口簿" }] },
  { key: "need", title: "要求" },
];
const rows = [{ id: "1", name: "居民户口簿", need: "免提交", children: [{ id: "2", name: "本人页", need: "必要" }] }];
const item = (label, control) => h(FormItem, { label }, control);

/** One page with the widgets that differ most between server and browser. */
export const App = () =>
  h(
    StrictMode,
    null,
    h(
      "div",
      { className: `page ${classic}` },
      h(SearchBox, { action: "/search", label: "搜索" }),
      h(Tabs, {
        items: [
          { key: "base", label: "基本信息", content: "承诺 15 个工作日" },
          { key: "papers", label: "申请材料", content: h(Table, { caption: "材料", rowKey: "id", columns, rows }) },
        ],
      }),
      h(SelectTab, { label: "区域", items: Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `第 ${index} 区` })) }),
      h(Collapse, { items: [{ key: "fee", title: "收费", content: "不收费" }] }),
      h(
        Form,
        { "aria-label": "预约" },
        item("姓名", h(Input, { maxLength: 20 })),
        item("日期", h(DatePicker, {})),
        item("镇街", h(Picker, { items: [{ id: "1", name: "石牌街道" }] })),
        item("照片", h(Upload, {})),
        h(Checkbox, null, "同意"),
        h(Rating, { legend: "满意吗" }),
        h(Button, { type: "submit", loading: false }, "提交"),
      ),
      h(QrCode, { text: "https://example.org/portal/index", label: "政府门户", href: "https://example.org/portal/index" }),
      h(Pagination, { total: 95, href: (page) => `?page=${page}`, jump: true }),
    ),
  );
