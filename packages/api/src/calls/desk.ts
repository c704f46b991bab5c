import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/desk.js";

/** Tasks of a department whose facts nobody has confirmed for a while, the oldest first. GET desk/facts. @see APPLY-23 */
export const deskFacts = defineCall<typeof shapes.deskFacts>({ method: "GET", path: "desk/facts" });

/** Says that the facts of a task are right, or what is wrong with them. POST desk/confirm. */
export const deskConfirm = defineCall<typeof shapes.deskConfirm>({ method: "POST", path: "desk/confirm", writes: true });

/** Appointments at the windows of a department, the next first. GET desk/appointments. @see APPLY-25 */
export const deskAppointments = defineCall<typeof shapes.deskAppointments>({ method: "GET", path: "desk/appointments" });

/** Notes that somebody has come and was served, or has not come. POST desk/visit. */
export const deskVisit = defineCall<typeof shapes.deskVisit>({ method: "POST", path: "desk/visit", writes: true });
