import { rounded, type Position } from "./query";

/** Longest wait for a position, and how old one may be, in milliseconds. */
const PATIENCE = { timeout: 10_000, maximumAge: 60_000 } as const;

/** Where the browser is, to some hundred metres. @throws GeolocationPositionError where it does not tell */
export const browserPosition = async (): Promise<Position> =>
  new Promise((found, refused) => {
    navigator.geolocation.getCurrentPosition(({ coords: { latitude: lat, longitude: lng } }) => found(rounded({ lat, lng })), refused, PATIENCE);
  });
