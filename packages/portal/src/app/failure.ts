import { createContext, isRouteErrorResponse, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { statusOf } from "./status-of";

type Context = Readonly<RouterContextProvider>;

const failure = createContext<number | null>(null);

/**
 * Receives errors of loaders, actions and rendering before the router hides them from the visitor: logs each once and stores its status for
 * {@link failureStatus}. Exported by each app's entry.server.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error)) (context as RouterContextProvider).set(failure, statusOf(error));
  if (!request.signal.aborted) console.error(isRouteErrorResponse(error) && "error" in error && error.error ? error.error : error);
};

/** Status of what went wrong while a request was answered; undefined where nothing did, or where the router knows the status itself. */
export const failureStatus = (context: Context): number | undefined => context.get(failure) ?? undefined;
