// A host without a server: the widgets as somebody would import them who follows the start page.
import "@onehall/ui/reset";
import { Button, DatePicker, Modal, QrCode, SearchBox } from "@onehall/ui";
import { classic } from "@onehall/ui/themes/classic";
import { createElement as h, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [open, setOpen] = useState(false);
  return h(
    StrictMode,
    null,
    h(Button, { kind: "primary", onClick: () => setOpen(true) }, "打开"),
    h(Modal, { title: "提示", open, onOpenChange: setOpen }, "内容"),
    h(SearchBox, { action: "/search", label: "搜索", recent: ["居住证"] }),
    h(QrCode, { text: "https://example.org", label: "政府门户" }),
    h(DatePicker, { "aria-label": "日期", defaultValue: "2026-11-20" }),
  );
}

document.documentElement.classList.add(classic);
createRoot(document.getElementById("root")).render(h(App));
