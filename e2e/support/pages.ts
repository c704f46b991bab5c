/** Asks the contract as any program would. */
async function call<T>(origin: string, path: string, body: Record<string, string>): Promise<T> {
  const response = await fetch(`${origin}/portal/api/v2/${path}`, { method: "POST", body: new URLSearchParams(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** The 31-character code of the first guide that a search finds. */
export async function guideCode(origin: string, keyword = "身份证", region = "440106"): Promise<string> {
  const answer = await call<{ data: { guide: { list: { taskCode: string }[] } } }>(origin, "solr/search/item", { keyword, region });
  const code = answer.data.guide.list[0]?.taskCode;
  if (!code) throw new Error(`no guide found for ${keyword} in ${region}`);
  return code;
}

/** Addresses of home, list and guide, found through the contract so that no code is written down here. */
export async function journeyPages(origin: string) {
  return { home: "/portal/v2/index?region=440000", list: "/portal/v2/personal/theme?region=440106", guide: `/portal/v2/guide/${await guideCode(origin)}` };
}

const classic = (path: string) => ({ v2: path, v3: path.replace("/portal/v2/", "/portal/v3/") });

/** Every page of the journey in both faces. */
export async function everyPage(origin: string): Promise<{ name: string; path: string }[]> {
  const code = await guideCode(origin);
  const pages = {
    "home of the province": "/portal/v2/index?region=440000",
    "home of a county": "/portal/v2/index?region=440106",
    regions: "/portal/v2/regions?region=440100",
    "search results": `/portal/v2/search?region=440106&areaCode=440106&keyword=${encodeURIComponent("身份")}`,
    "search without a hit": `/portal/v2/search?region=440106&keyword=${encodeURIComponent("鑫㵘龘")}`,
    themes: "/portal/v2/personal/theme?region=440106",
    guide: `/portal/v2/guide/${code}`,
    notices: "/portal/v2/notices?region=440000",
    town: "/portal/v2/country-hall?region=440106001000",
    "an address that does not exist": "/portal/v2/no-such-page",
  };
  return Object.entries(pages).flatMap(([name, path]) =>
    Object.entries(classic(path)).map(([face, address]) => ({ name: `${name} (${face})`, path: address })),
  );
}
