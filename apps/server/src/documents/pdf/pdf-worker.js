// @ts-check
/**
 * Draws PDFs in a thread of its own, so that the subsetting of a Chinese font never holds up a page. Plain JavaScript, so that tests, the development
 * server and the bundle can all start this very file; asked and answered by {@link file://./printer.ts}, in the order of arrival.
 */
import { parentPort } from "node:worker_threads";
import { draw } from "./draw.js";

/** @typedef {import("../outline").Outline} Outline */

let turn = Promise.resolve();

parentPort?.on("message", (/** @type {Outline} */ outline) => {
  turn = turn.then(async () => {
    try {
      const bytes = await draw(outline);
      parentPort?.postMessage({ bytes }, [bytes.buffer]);
    } catch (error) {
      parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []);
    }
  });
});
