import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/scenes.js";

/** Tasks with a scene guide. GET node/gdbsScene/list: a path of this site. @see CALL-62, PAGE-37 */
export const sceneGuides = defineCall<typeof shapes.sceneGuides>({ method: "GET", path: "node/gdbsScene/list" });

/** The questions of a task's scene guide. GET node/gdbsScene/index: a path of this site. @see CALL-62, PAGE-37 */
export const sceneGuide = defineCall<typeof shapes.sceneGuide>({ method: "GET", path: "node/gdbsScene/index" });

/**
 * Answers → what this person needs. POST node/gdbsScene/data, form-encoded: a path of this site. Nothing is stored.
 * @see CALL-62, PAGE-37
 */
export const sceneGuideData = defineCall<typeof shapes.sceneGuideData>({ method: "POST", path: "node/gdbsScene/data" });

/** The stages of a combined task with their days. GET node/gdbsOneThing/processing: a path of this site. @see CALL-63, PAGE-36 */
export const comboProcessing = defineCall<typeof shapes.comboProcessing>({ method: "GET", path: "node/gdbsOneThing/processing" });
