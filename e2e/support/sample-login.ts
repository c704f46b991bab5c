/** Cookies by name, as a browser keeps them for one host. */
class Jar {
  readonly #cookies = new Map<string, string>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** Redirects that a log-in takes at most. */
const MOST = 12;

/**
 * Logs in as a sample person without a browser, by the addresses that a browser follows.
 * @param account id of the person in the pack
 * @param back page that is opened last
 * @returns the Cookie header of the session
 */
export async function sampleLogin(origin: string, account: string, back = "/portal/v2/user"): Promise<string> {
  const jar = new Jar();
  let address = `${origin}/portal/login?back=${encodeURIComponent(back)}`;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < MOST; step += 1) {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: jar.header, ...(body && { origin }) },
      ...(body && { method: "POST", body }),
    });
    jar.take(response);
    await response.body?.cancel();
    body = undefined;
    const location = response.headers.get("location");
    if (location) address = new URL(location, address).href;
    else if (address.includes("/portal/sample-login/interaction/")) body = new URLSearchParams({ account });
    else return jar.header;
    if (new URL(address).pathname === back) return jar.header;
  }
  throw new Error("the sample log-in did not end");
}
