// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { continueScript, formCopies } from "./form-copies";

const STORE = "onehall-saved";
const PAGE = "/portal/v3/apply/step?task=1&step=details";

/** A cache whose answers are what was put there; jsdom has neither caches nor answers that hold a form. */
function standIn() {
  const kept = new Map<string, { headers: Headers; formData: () => Promise<FormData> }>();
  const cache = {
    put: async (url: string, answer: { headers: Headers; formData: () => Promise<FormData> }) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://hall.example.org${path}` })),
    delete: async (url: string) => kept.delete(url.replace("https://hall.example.org", "")),
  };
  vi.stubGlobal("caches", { open: async () => cache, match: async (url: string) => kept.get(url) });
  vi.stubGlobal(
    "Response",
    class {
      headers: Headers;
      #form: FormData;
      constructor(form: FormData, { headers }: { headers: Record<string, string> }) {
        this.#form = form;
        this.headers = new Headers(headers);
      }
      formData = async () => this.#form;
    },
  );
  return kept;
}

const FORM =
  '<form><input type="hidden" name="seen" value="{}"><input name="name"><input type="radio" name="who" value="self"><input type="radio" name="who" value="child"></form>';
const form = (index = 0) => document.forms[index]!;
const field = (selector: string) => form().querySelector<HTMLInputElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = FORM;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is typed and chosen is kept by page and form, put back where it differs, and dropped with the page", async () => {
  const kept = standIn();
  const copies = formCopies(STORE, PAGE);
  expect(await copies.differs(form(), 0)).toBeUndefined();
  field("[name=name]").value = "李样例";
  field("[value=child]").checked = true;
  field("[name=seen]").value = "older";
  await copies.keep(form(), 0);
  expect(await copies.differs(form(), 0), "nothing else stands there").toBeUndefined();

  document.body.innerHTML = FORM;
  const at = await copies.differs(form(), 0);
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await formCopies(STORE, `${PAGE}&at=name`).differs(form(), 0), "of another page").toBeUndefined();
  expect(await copies.differs(form(), 1), "of another form").toBeUndefined();
  expect(await copies.fill(form(), 0)).toBe(at);
  expect([field("[name=name]").value, field("[value=child]").checked, field("[name=seen]").value]).toEqual(["李样例", true, "{}"]);

  await formCopies(STORE, `${PAGE}&at=name`).keep(form(), 0);
  await copies.drop();
  expect([...kept.keys()].map((url) => new URL(url, "https://x").searchParams.get("of"))).toEqual([`${PAGE}&at=name`]);
});

test("a saved page keeps what is typed into it and says when; its text needs nothing else", async () => {
  const kept = standIn();
  document.body.innerHTML = `<p data-form-kept hidden><time></time></p>${FORM}`;
  runInThisContext(continueScript(STORE, PAGE));
  const status = document.querySelector<HTMLElement>("[data-form-kept]")!;
  expect(status.hidden).toBe(true);
  field("[name=name]").value = "没有网络时写的";
  field("[name=name]").dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(status.hidden).toBe(false));
  expect(status.textContent).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日/);
  expect([...kept.keys()]).toEqual([`/portal/offline/form?of=${encodeURIComponent(PAGE)}&form=0`]);
});
