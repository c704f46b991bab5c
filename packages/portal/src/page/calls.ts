import { PortalError } from "@onehall/api";
import { data } from "react-router";

/** Ends a loader with the page for what is not there. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/** Statuses with which the contract answers for what it does not know, and for codes that cannot be. */
const UNKNOWN = new Set([400, 404]);

/** A call for the thing that the address names: where the contract does not know it, the page is not found. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PortalError && UNKNOWN.has(error.status)) notFound();
    throw error;
  }
}

/** A call for a part that the page can do without: null where it fails, so that only this part closes. The server logs the failure where it happens. */
export async function optional<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PortalError) return null;
    throw error;
  }
}
