/** A Cookie header as browsers are given it. @param url of the site */
export const cookiesOf = (header: string, url: string) =>
  header.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
