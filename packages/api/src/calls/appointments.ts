import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/appointments.js";

/** Free slots of a hall. GET appointments/slots: needs no log-in. @see APPLY-06 */
export const appointmentSlots = defineCall<typeof shapes.appointmentSlots>({ method: "GET", path: "appointments/slots" });

/** Books a slot; booking it again gives the same number. POST appointments/book. */
export const appointmentBook = defineCall<typeof shapes.appointmentBook>({ method: "POST", path: "appointments/book", writes: true });

/** Gives a slot up. POST appointments/cancel. */
export const appointmentCancel = defineCall<typeof shapes.appointmentCancel>({ method: "POST", path: "appointments/cancel", writes: true });

/** Rates what was done at the window, once. POST appointments/rate. @see APPLY-25 */
export const appointmentRate = defineCall<typeof shapes.appointmentRate>({ method: "POST", path: "appointments/rate", writes: true });

/** The appointments of whoever is logged in, the next first. GET appointments/list. */
export const appointments = defineCall<typeof shapes.appointments>({ method: "GET", path: "appointments/list" });
