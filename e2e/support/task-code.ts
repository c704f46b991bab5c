import { createClient, searchAll } from "@onehall/api";

/** The implementation code of the task of this name in a region. */
export async function taskCode(origin: string, name: string, region: string): Promise<string> {
  const { guide } = await createClient({ baseUrl: origin }).call(searchAll, { keyword: name, region });
  const hit = guide.list.find((one) => one.name === name);
  if (!hit) throw new Error(`the search finds no task ${name} in ${region}`);
  return hit.taskCode;
}
