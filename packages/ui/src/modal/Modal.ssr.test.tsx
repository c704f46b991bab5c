import { expect, test } from "vitest";
import { LocaleProvider } from "../locale/index.js";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Modal, type ModalProps } from "./index.js";

test("closed it is there, named, and not open", async () => {
  const { html, container } = await renderThenHydrate(
    <Modal title="离开本站" size="small">
      是否继续？
    </Modal>,
  );
  expect(html).not.toMatch(/<dialog[^>]* open/);
  const dialog = container.querySelector("dialog");
  expect(document.getElementById(dialog!.getAttribute("aria-labelledby")!)?.textContent).toBe("离开本站");
  expect(dialog?.dataset["size"]).toBe("small");
});

test("rendered open it shows in the page without scripts", () => {
  expect(
    serverHtml(
      <Modal title="离开本站" defaultOpen>
        是否继续？
      </Modal>,
    ),
  ).toMatch(/<dialog[^>]* open/);
});

test("empty it says so; buttons only for what can be answered", () => {
  expect(serverHtml(<Modal title="选择网点" />)).toContain("没有找到数据");
  expect(serverHtml(<Modal title="选择网点" />)).not.toContain("<footer");
  expect(serverHtml(<Modal title="选择网点" onConfirm={() => {}} />)).toMatch(/<footer.*取消.*确定/);
  expect(serverHtml(<Modal title="选择网点" onConfirm={() => {}} footer={null} />)).not.toContain("<footer");
  expect(serverHtml(<Modal title="提示" footer={<button type="button">我知道了</button>} />)).toMatch(/<footer[^>]*><button type="button">我知道了/);
});

test("speaks the language around it; words given to it win", () => {
  const modal = <Modal title="Leave" onConfirm={() => {}} labels={{ confirm: "Go" }} />;
  expect(
    serverHtml(<LocaleProvider locale={{ modal: { close: "Close", cancel: "Cancel", confirm: "OK", empty: "Nothing" } }}>{modal}</LocaleProvider>),
  ).toMatch(/Close.*Nothing.*Cancel.*Go/);
  expect(serverHtml(modal)).toMatch(/关闭.*没有找到数据.*取消.*Go/);
});

test("small and large are all sizes", () => {
  // @ts-expect-error no other size
  const other: ModalProps["size"] = "medium";
  const all: ModalProps["size"][] = ["small", "large", undefined];
  expect(all).not.toContain(other);
});
