import { load, type CheerioAPI } from "cheerio";
import { HttpBrowser } from "./http-browser";
import { textOf } from "./served-page";
import { expect } from "./test";
import type { Walk } from "./walk";

/** A page after another as a browser without scripts goes through them: links are followed, forms are sent as they stand. */
export class FormWalk implements Walk {
  #page: CheerioAPI = load("");
  #url = "";

  private constructor(readonly browser: HttpBrowser) {}

  /** @param account id of the sample person */
  static async of(origin: string, account: string): Promise<FormWalk> {
    const browser = new HttpBrowser(origin);
    await browser.logIn(account);
    return new FormWalk(browser);
  }

  get at(): string {
    return this.browser.at;
  }
  get url(): URL {
    return new URL(this.#url, this.browser.at);
  }
  get heading(): string {
    return textOf(this.#page("h1"));
  }
  get text(): string {
    return textOf(this.#page("main"));
  }

  /** @param status of the page @default any below 400 */
  async open(address: string, init: RequestInit & { headers?: Record<string, string> } = {}, status?: number): Promise<void> {
    const { response, url } = await this.browser.follow(address, init);
    this.#url = url;
    this.#page = load(await response.text());
    const said = `${url}: ${this.heading} ${textOf(this.#page("[role=alert]"))}`;
    if (status === undefined) expect(response.status, said).toBeLessThan(400);
    else expect(response.status, said).toBe(status);
  }

  /** Follows the first link of the page's content with this text. */
  async click(name: string): Promise<void> {
    const page = this.#page;
    const link = page("main a")
      .filter((_, one) => textOf(page(one)).includes(name))
      .first();
    expect(link.length, `a link ${name} at ${this.#url}`).toBe(1);
    await this.open(new URL(link.attr("href") ?? "", this.url).href);
  }

  async follow(selector: string, fromEnd = 0): Promise<void> {
    const links = this.#page(`main ${selector}`);
    const link = links.eq(fromEnd === 0 ? 0 : Math.max(0, links.length - fromEnd));
    expect(link.length, `a link ${selector} at ${this.#url}`).toBe(1);
    await this.open(new URL(link.attr("href") ?? "", this.url).href);
  }

  /** Asks the search of the page's content. */
  async search(words: string): Promise<void> {
    const form = this.#page("main form[role=search]").first();
    form.find("[name=keyword]").attr("value", words);
    await this.open(`${form.attr("action")}?${form.serialize()}`);
  }

  /** Answers every question with its first option. */
  #firstOptions(form: ReturnType<CheerioAPI>): Record<string, string> {
    const chosen: Record<string, string> = {};
    form.find("input[type=radio]").each((_, one) => {
      const { name, value } = this.#page(one).attr() ?? {};
      if (name !== undefined && value !== undefined) chosen[name] ??= value;
    });
    return chosen;
  }

  /**
   * Presses a button: its form goes as it stands, with radios that are not chosen at their first option, and with what is typed.
   * @param status of the page that answers @default any below 400
   */
  press(button: string, typed: Readonly<Record<string, string>> = {}, status?: number): Promise<void> {
    return this.#press(this.#page("main form button"), button, typed, status);
  }

  /** Presses a button of the form that has this field, on a page that has several with the same buttons. */
  pressWithin(field: string, button: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.#press(this.#page("main form").has(field).find("button"), button, typed);
  }

  async #press(buttons: ReturnType<CheerioAPI>, button: string, typed: Readonly<Record<string, string>>, status?: number): Promise<void> {
    const page = this.#page;
    const pressed = buttons.filter((_, one) => textOf(page(one)) === button).first();
    expect(pressed.length, `a button ${button} at ${this.#url}: ${this.text.slice(0, 300)}`).toBe(1);
    const form = pressed.closest("form");
    const fields = new URLSearchParams(this.#firstOptions(form));
    form.find("input, textarea, select").each((_, one) => {
      const field = page(one);
      const { name, type } = field.attr() ?? {};
      const checkable = type === "radio" || type === "checkbox";
      if (name !== undefined && type !== "file" && (!checkable || field.is("[checked]"))) fields.set(name, String(field.val() ?? ""));
    });
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    const { name, value = "" } = pressed.attr() ?? {};
    if (name !== undefined) fields.set(name, value);
    await this.open(new URL(form.attr("action") ?? this.#url, this.url).href, { method: "POST", body: fields }, status);
  }
}
