/** What people scan or install: name on the page, and the setting that holds its address. In the order of the side toolbar. @see SHELL-22 */
const APPS = {
  "official-account": { name: "公众号", setting: "OFFICIAL_ACCOUNT_URL" },
  "mini-program": { name: "小程序", setting: "MINI_PROGRAM_URL" },
  "business-app": { name: "企业服务应用", setting: "BUSINESS_APP_URL" },
  "government-app": { name: "政务人员应用", setting: "GOVERNMENT_APP_URL" },
} as const;

type AppKey = keyof typeof APPS;

/** Addresses of the apps that the operator has set. */
export type AppAddresses = Partial<Record<AppKey, string>>;

/** An app as pages are told of it: with its address, or (for operators alone) with the setting that is missing. Must match `App` of packages/portal/src/app/context.ts. */
export type App = { key: string; name: string; url?: string; setting?: string };

const keys = Object.keys(APPS) as AppKey[];

/** Codes are read by phones, which follow http too: addresses of official accounts begin with it. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** @throws what `wrong` makes of a sentence for the operator */
export function readAppAddresses(env: Readonly<Record<string, string | undefined>>, wrong: (sentence: string) => Error): AppAddresses {
  const texts: Record<AppKey, string | undefined> = {
    "official-account": env.OFFICIAL_ACCOUNT_URL,
    "mini-program": env.MINI_PROGRAM_URL,
    "business-app": env.BUSINESS_APP_URL,
    "government-app": env.GOVERNMENT_APP_URL,
  };
  const addresses: AppAddresses = {};
  for (const key of keys) {
    const text = texts[key];
    if (!text) continue;
    const { setting } = APPS[key];
    if (!isWebAddress(text)) throw wrong(`${setting} 的值“${text}”不对：应为 https:// 或 http:// 开头的地址。`);
    addresses[key] = new URL(text).href;
  }
  return addresses;
}

/** The apps that a page shows: those with an address, and for operators the settings of all others. */
export const shownApps = (addresses: AppAddresses, isOperator: boolean): App[] =>
  keys.flatMap((key): App[] => {
    const { name, setting } = APPS[key];
    const url = addresses[key];
    if (url !== undefined) return [{ key, name, url }];
    return isOperator ? [{ key, name, setting }] : [];
  });
