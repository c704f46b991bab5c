import { act, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { closeToast } from "../toast/index.js";
import { Upload } from "./index.js";

afterEach(() => act(() => closeToast()));
URL.createObjectURL = () => "blob:preview";
URL.revokeObjectURL = vi.fn();

const PNG = [0x89, 0x50, 0x4e, 0x47];
const picture = (name: string, size = 64) => new File([Uint8Array.from(PNG), new Uint8Array(size - 4)], name, { lastModified: 1 });
const field = (container: HTMLElement) => container.querySelector<HTMLInputElement>("input")!;
const choose = (container: HTMLElement, files: File[]) =>
  act(async () => {
    fireEvent.change(field(container), { target: { files } });
  });
const names = (files: readonly File[]) => files.map((file) => file.name);
const toasts = (container: HTMLElement) => [...container.querySelectorAll("[role=alert]")].map((alert) => alert.textContent);

test("good files are taken, bad ones dropped with the exact sentences, in a toast and below the field", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Upload aria-label="照片" onFilesChange={change} />);
  await choose(container, [new File(["MZ"], "照片.PNG"), picture("大图.png", 2_097_153), picture("好.png"), new File(["x"], "动图.gif")]);
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(names(change.mock.calls[0]![0] as File[])).toEqual(["好.png"]);
  expect(toasts(container)).toEqual(["错误：文件格式不正确，无法上传。", "错误：文件太大，无法上传。"]);
  for (const sentence of ["照片.PNG：文件格式不正确，无法上传。", "大图.png：文件太大，无法上传。", "动图.gif：文件格式不正确，无法上传。"])
    expect(container.textContent).toContain(sentence);
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  );
  expect(container.querySelector("img")!.getAttribute("alt")).toBe("好.png 的预览");
});

test("three at most, counted with those already there", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Upload aria-label="照片" defaultFiles={[picture("一.png"), picture("二.png")]} onFilesChange={change} />);
  await choose(container, [picture("三.png"), picture("四.png")]);
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(names(change.mock.calls[0]![0] as File[])).toEqual(["一.png", "二.png", "三.png"]);
  expect(toasts(container)).toEqual(["错误：最多上传 3 个文件，多出的没有加入。"]);
});

test("each file has a remove button of its own", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Upload aria-label="照片" defaultFiles={[picture("一.png"), picture("二.png")]} onFilesChange={change} />);
  fireEvent.click(container.querySelector("[aria-label='移除 一.png']")!);
  expect(names(change.mock.calls[0]![0] as File[])).toEqual(["二.png"]);
  expect(document.activeElement).toBe(field(container));
});

test("files can be dropped and pasted", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Upload aria-label="照片" onFilesChange={change} />);
  const zone = field(container).parentElement!;
  fireEvent.dragOver(zone);
  expect(zone.dataset["over"]).toBe("true");
  await act(async () => {
    fireEvent.drop(zone, { dataTransfer: { files: [picture("拖来.png")] } });
  });
  expect(zone.dataset["over"]).toBeUndefined();
  await act(async () => {
    fireEvent.paste(field(container), { clipboardData: { files: [picture("贴来.png")] } });
  });
  await waitFor(() => expect(names(change.mock.lastCall![0] as File[])).toEqual(["拖来.png", "贴来.png"]));
});

test("disabled it takes nothing, also not by dropping", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Upload aria-label="照片" disabled onFilesChange={change} />);
  await act(async () => {
    fireEvent.drop(field(container).parentElement!, { dataTransfer: { files: [picture("拖来.png")] } });
  });
  expect(change).not.toHaveBeenCalled();
});
