/** Redirects that are followed at most. */
const MOST = 12;

type Cookie = { value: string; path: string };
type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A browser as far as a log-in needs one: it keeps cookies by host and path, and follows redirects one by one. */
export class HttpBrowser {
  readonly #jar = new Map<string, Cookie>();
  readonly #reached: (url: URL) => URL;
  /** Every address that was asked for. */
  readonly visited: string[] = [];

  /** @param published what the portal calls itself, where it is not the address at which it is reached */
  constructor(
    readonly at: string,
    readonly published: string = at,
  ) {
    this.#reached = (url) => (url.origin === published ? new URL(url.pathname + url.search, at) : url);
  }

  /** @param address relative to the portal */
  async open(address: string, init: Init = {}): Promise<Response> {
    const url = new URL(address, this.published);
    this.visited.push(url.href);
    const cookie = [...this.#jar]
      .filter(([key, { path }]) => key.startsWith(`${url.host} `) && url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(" ")[1]}=${value}`)
      .join("; ");
    const from: Record<string, string> = init.method === "POST" && url.origin === this.published ? { origin: this.published } : {};
    const response = await fetch(this.#reached(url), { ...init, headers: { accept: "text/html,*/*", ...from, cookie, ...init.headers }, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#take(url.host, line);
    return response;
  }

  /** Opens, and goes wherever it is sent. @param until stops in front of an address for which it holds */
  async follow(address: string, init: Init = {}, until: (url: URL) => boolean = () => false): Promise<{ response: Response; url: string }> {
    let url = new URL(address, this.published);
    let response = await this.open(url.href, init);
    for (let hop = 0; hop < MOST; hop += 1) {
      const location = response.headers.get("location");
      if (location === null) break;
      url = new URL(location, url);
      if (until(url)) break;
      response = await this.open(url.href);
    }
    return { response, url: url.href };
  }

  #take(host: string, line: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    const path = attributes.find((one) => /^path=/i.test(one))?.slice("path=".length) ?? "/";
    if (attributes.some((one) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(one))) this.#jar.delete(`${host} ${name}`);
    else this.#jar.set(`${host} ${name}`, { value, path });
  }

  #key(name: string): string {
    return `${new URL(this.published).host} ${name}`;
  }

  cookie(name: string): string | undefined {
    return this.#jar.get(this.#key(name))?.value;
  }

  setCookie(name: string, value: string): void {
    this.#jar.set(this.#key(name), { value, path: "/" });
  }

  /** Logs in as a sample person, or whomever the identity provider says. */
  async logIn(account?: string, back = "/portal/v2/user"): Promise<{ response: Response; url: string }> {
    const begun = await this.follow(`/portal/login?back=${encodeURIComponent(back)}`);
    return account === undefined ? begun : this.follow(begun.url, { method: "POST", body: new URLSearchParams({ account }) });
  }

  /** Who the portal says that it is. */
  async who(): Promise<{ name: string } | null> {
    const answer = (await (await this.open("/_tif_sso_loginuser_maskget/")).json()) as { data: { user: { name: string } | null } };
    return answer.data.user;
  }
}
