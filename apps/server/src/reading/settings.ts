import type { Preferences } from "../common/preferences";

/** What a reader chooses for the reading view, each choice by its name in the order of the toolbar. The first one is what is set before anything was chosen. */
export const CHOICES = {
  size: { name: "字号", options: ["标准", "大", "特大", "超大"] },
  colour: { name: "配色", options: ["白底黑字", "米黄底深字", "黑底白字", "蓝底黄字"] },
  spacing: { name: "行距", options: ["标准", "宽", "很宽"] },
  guide: { name: "指引线", options: ["关", "开"] },
  pointer: { name: "大鼠标", options: ["关", "开"] },
  only: { name: "仅看正文", options: ["关", "开"] },
} as const satisfies Record<string, { name: string; options: readonly string[] }>;

export type Choice = keyof typeof CHOICES;
/** The place of the chosen option, for each choice. */
export type ReadingSettings = Record<Choice, number>;

/** Cookie of the choices: one digit for each, in their order. Says nothing about the person. */
export const READING_COOKIE = "reading";
export const NAMES = Object.keys(CHOICES) as Choice[];

const KEPT = new RegExp(`(?:^|;\\s*)${READING_COOKIE}=(\\d{${NAMES.length}})(?:;|$)`);

const within = (name: Choice, value: number): number => (value < CHOICES[name].options.length ? value : 0);

/** The choices in a Cookie header. Whoever reads in elder mode and has chosen nothing yet begins with large text and the large pointer. */
export function readingSettingsOf(cookie: string | undefined, { elder }: Pick<Preferences, "elder">): ReadingSettings {
  const digits = KEPT.exec(cookie ?? "")?.[1];
  const start: Partial<ReadingSettings> = elder ? { size: 1, pointer: 1 } : {};
  return Object.fromEntries(NAMES.map((name, index) => [name, digits ? within(name, Number(digits[index])) : (start[name] ?? 0)])) as ReadingSettings;
}

/** The choices as the cookie keeps them. */
export const serializeSettings = (settings: ReadingSettings): string => NAMES.map((name) => settings[name]).join("");

/** The choices after those that a query names; what it does not know stays. */
export function updateSettings(settings: ReadingSettings, query: (name: string) => string | undefined): ReadingSettings {
  const next = { ...settings };
  for (const name of NAMES) {
    const value = query(name);
    if (value !== undefined && /^\d$/.test(value)) next[name] = within(name, Number(value));
  }
  return next;
}
