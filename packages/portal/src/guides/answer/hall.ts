import { callPath, type Guide, stationDetail } from "@onehall/api";

/** The hall where a task is done: its name, and the address that says whether it is open now. */
export type GuideHall = { name: string; open: string };

/** Made on the server: in the browser the contract of a station would weigh more than what asks it. Undefined where no hall takes it. */
export function hallOf({ windows: [window] }: Pick<Guide, "windows">, region: string): GuideHall | undefined {
  return window && { name: window.name, open: `${callPath(stationDetail)}?${new URLSearchParams({ id: region }).toString()}` };
}
