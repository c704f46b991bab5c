import type { Walk } from "./walk";
import type { Locator, Page } from "@playwright/test";

/** Presses of Tab after which a whole page has been gone through. */
const MOST_TABS = 300;

const exactly = (text: string): RegExp => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*$`);
const spaced = (text: string | null): string => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** Pages one after another in a browser, by the mouse or by the keyboard alone. */
export class BrowserWalk implements Walk {
  private constructor(
    private page: Page,
    readonly at: string,
    readonly byKeyboard: boolean,
  ) {}

  /** @param account id of the sample person, who is logged in on the page of the log-in */
  static async of(page: Page, at: string, account: string, byKeyboard = false): Promise<BrowserWalk> {
    const walk = new BrowserWalk(page, at, byKeyboard);
    await walk.open("/portal/login?back=%2Fportal%2Fv2%2Fuser");
    await walk.#leave(page.locator(`button[name=account][value="${account}"]`));
    return walk;
  }

  get url(): URL {
    return new URL(this.page.url());
  }
  get heading(): Promise<string> {
    return this.page.locator("h1").first().textContent().then(spaced);
  }
  get text(): Promise<string> {
    return this.page.locator("main").textContent().then(spaced);
  }

  async open(address: string): Promise<void> {
    await this.page.goto(new URL(address, this.at).href);
  }

  async search(words: string): Promise<void> {
    const fields = this.page.locator("form[role=search] [name=keyword]").filter({ visible: true });
    // The search of the content comes after that of the frame, which alone there is in elder mode and which opens a window of its own.
    const field = fields.last();
    await this.#type(field, words);
    const isElsewhere = await field.evaluate((one) => one instanceof HTMLInputElement && one.form?.target === "_blank");
    if (!isElsewhere) return this.#leaving(() => this.page.keyboard.press("Enter"));
    const opened = this.page.context().waitForEvent("page");
    await this.page.keyboard.press("Enter");
    this.page = await opened;
    await this.page.waitForLoadState();
  }

  async follow(selector: string, fromEnd = 0): Promise<void> {
    const links = this.page.locator(`main ${selector}`).filter({ visible: true });
    await links.first().waitFor();
    await this.#leave(fromEnd === 0 ? links.first() : links.nth(Math.max(0, (await links.count()) - fromEnd)));
  }

  press(button: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.#press(this.page.locator("main form"), button, typed);
  }

  pressWithin(field: string, button: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.#press(this.page.locator("main form").filter({ has: this.page.locator(field) }), button, typed);
  }

  async #press(forms: Locator, button: string, typed: Readonly<Record<string, string>>): Promise<void> {
    const buttons = this.page.locator("button").filter({ hasText: exactly(button) });
    const form = forms.filter({ has: buttons }).first();
    const open = await form.locator("input[type=radio]").evaluateAll((all) => {
      const radios = all as HTMLInputElement[];
      return [...new Set(radios.map(({ name }) => name))].filter((name) => !radios.some((one) => one.name === name && one.checked));
    });
    for (const name of open) await this.#choose(form, name, typed[name]);
    for (const [name, value] of Object.entries(typed)) {
      const field = form.locator(`[name="${name}"]`).first();
      const type = await field.getAttribute("type");
      if (type === "checkbox") await this.#check(field);
      else if (type !== "radio") await this.#type(field, value);
    }
    await this.#leave(
      form
        .locator("button")
        .filter({ hasText: exactly(button) })
        .first(),
    );
  }

  /** @param value @default that of the first option */
  async #choose(form: Locator, name: string, value: string | undefined): Promise<void> {
    const options = form.locator(`input[type=radio][name="${name}"]`);
    const wanted = value === undefined ? options.first() : form.locator(`input[type=radio][name="${name}"][value="${value}"]`);
    if (!this.byKeyboard) return wanted.check();
    await this.#tabTo(options.first());
    await this.page.keyboard.press("Space");
    for (let more = await options.count(); more > 0 && !(await wanted.isChecked()); more -= 1) await this.page.keyboard.press("ArrowDown");
  }

  async #check(box: Locator): Promise<void> {
    if (!this.byKeyboard) return box.check();
    await this.#tabTo(box);
    await this.page.keyboard.press("Space");
  }

  async #type(field: Locator, value: string): Promise<void> {
    if (!this.byKeyboard) return field.fill(value);
    await this.#tabTo(field);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.insertText(value);
  }

  /** Presses Tab until the element has the focus; throws when a whole round does not reach it. */
  async #tabTo(element: Locator): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.page.keyboard.press("Tab");
      if (await element.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${element.toString()} at ${this.page.url()}`);
  }

  async #leave(element: Locator): Promise<void> {
    if (!this.byKeyboard) return this.#leaving(() => element.click());
    await this.#tabTo(element);
    await this.#leaving(() => this.page.keyboard.press("Enter"));
  }

  /** Waits for the next page, be it a new document or drawn by scripts. */
  async #leaving(work: () => Promise<void>): Promise<void> {
    const before = this.page.url();
    await this.page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await work();
    await this.page.waitForFunction((url) => location.href !== url || !document.documentElement.hasAttribute("data-left"), before);
    await this.page.waitForLoadState();
  }
}
