import type { Requirement } from "./requirements";

/** Levels of the requirements of each section of the OWASP Application Security Verification Standard 5.0.0, in their order: 1.2.10 has the tenth figure of 1.2. */
const LEVELS: Readonly<Record<string, string>> = {
  "1.1": "22",
  "1.2": "1111122223",
  "1.3": "112222222223",
  "1.4": "222",
  "1.5": "123",
  "2.1": "122",
  "2.2": "112",
  "2.3": "12223",
  "2.4": "23",
  "3.1": "3",
  "3.2": "113",
  "3.3": "12223",
  "3.4": "11222233",
  "3.5": "11122333",
  "3.6": "3",
  "3.7": "22333",
  "4.1": "12233",
  "4.2": "23333",
  "4.3": "22",
  "4.4": "1222",
  "5.1": "2",
  "5.2": "112333",
  "5.3": "113",
  "5.4": "222",
  "6.1": "122",
  "6.2": "111111112222",
  "6.3": "11223333",
  "6.4": "112233",
  "6.5": "22222333",
  "6.6": "2223",
  "6.7": "33",
  "6.8": "2222",
  "7.1": "222",
  "7.2": "1111",
  "7.3": "22",
  "7.4": "11222",
  "7.5": "223",
  "7.6": "22",
  "8.1": "1233",
  "8.2": "1123",
  "8.3": "133",
  "8.4": "23",
  "9.1": "111",
  "9.2": "1222",
  "10.1": "22",
  "10.2": "223",
  "10.3": "22223",
  "10.4": "1111122222233333",
  "10.5": "22222",
  "10.6": "22",
  "10.7": "222",
  "11.1": "2233",
  "11.2": "22233",
  "11.3": "11233",
  "11.4": "1222",
  "11.5": "23",
  "11.6": "23",
  "11.7": "33",
  "12.1": "12233",
  "12.2": "11",
  "12.3": "22223",
  "13.1": "2333",
  "13.2": "222223",
  "13.3": "2233",
  "13.4": "1222233",
  "14.1": "22",
  "14.2": "12223333",
  "14.3": "122",
  "15.1": "12233",
  "15.2": "12233",
  "15.3": "1222222",
  "15.4": "3333",
  "16.1": "2",
  "16.2": "22222",
  "16.3": "2222",
  "16.4": "222",
  "16.5": "2223",
  "17.1": "23",
  "17.2": "22223333",
  "17.3": "22",
};

/** Numbers of requirements, as `1.2.3`, `1.2.3 to 1.2.5`, a section `1.2`, or a chapter `(17)`. */
const NAMED = /(?<![\d.])(\d+\.\d+)(?:\.(\d+)(?: to \d+\.\d+\.(\d+))?)?(?![\d.]*\d)|\((\d+)\)/g;

const membersOf = (section: string): string[] => [...(LEVELS[section] ?? "")].map((_, index) => `${section}.${index + 1}`);

function numbersIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, section = "", first, last = first, chapter]) => {
    if (chapter !== undefined)
      return Object.keys(LEVELS)
        .filter((one) => one.startsWith(`${chapter}.`))
        .flatMap(membersOf);
    const members = membersOf(section);
    return first === undefined ? members : members.slice(Number(first) - 1, Number(last));
  });
}

/** Requirements of levels 1 and 2 that the page about security neither has as an entry nor leaves out with a reason, or that it does both to. */
export function faultsOfAsvs(page: string, register: readonly Requirement[]): string[] {
  const entries = new Set(register.filter(({ id }) => id.startsWith("ASVS-")).flatMap(({ text }) => numbersIn(text.split(":")[0] ?? "")));
  const leftOut = new Set(numbersIn(page.replaceAll(/^\|.*$/gm, "")));
  const asked = Object.entries(LEVELS).flatMap(([section, levels]) => membersOf(section).filter((_, index) => levels[index] !== "3"));
  return asked.flatMap((number) => {
    if (entries.has(number) !== leftOut.has(number)) return [];
    return [entries.has(number) ? `${number} is proven and left out` : `${number} is missing`];
  });
}
