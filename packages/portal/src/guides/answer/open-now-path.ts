import { callPath, stationDetail } from "@onehall/api";

/** The address that says whether the hall of a region is open now. Made on the server: in the browser the contract of a station would weigh more than what asks it. */
export const openNowPath = (region: string): string => `${callPath(stationDetail)}?${new URLSearchParams({ id: region }).toString()}`;
