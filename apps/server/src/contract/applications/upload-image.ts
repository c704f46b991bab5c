import { API_ROOT } from "@onehall/api";
import type { Hono } from "hono";
import { sql } from "../../data";
import type { Visitor } from "../../identity";
import { audit } from "../desk/audit";
import { isOfStaff } from "../desk/scope";
import type { Services } from "../services";
import { helpOfDraft, helpEnd } from "./help-rows";
import { imageData } from "./images";
import { applicationByReceipt } from "./rows";

const uploaded = sql<{ owner: string; person: string; name: string }>`SELECT owner, person, name FROM application_upload WHERE id = ${"id"}`;

/** The name of an image that a visitor may see: of their own, of a draft that they help with, or of an application to their department, which is noted; `undefined` for all others. */
export async function visibleUpload(services: Services, visitor: Visitor, id: string): Promise<string | undefined> {
  const { database, now } = services;
  const found = await database.get(uploaded, { id });
  if (!found) return undefined;
  if (found.person === visitor.person) return found.name;
  const help = await helpOfDraft(database, found.owner);
  if (help?.helper === visitor.person && helpEnd(help, now()) === undefined) return found.name;
  const row = visitor.staff && (await applicationByReceipt(database, found.owner));
  if (!row || !isOfStaff(visitor, row)) return undefined;
  await audit(services, visitor.person, "image", found.owner);
  return found.name;
}

/** GET applications/image/{id}.jpg, for pages to show. It is no JSON, so it stands beside the calls; what somebody may not see is not found. */
export function uploadImage(app: Hono, services: Services): void {
  app.get(`${API_ROOT}applications/image/:file{[\\w-]+\\.jpg}`, async (context) => {
    const id = context.req.param("file").slice(0, -".jpg".length);
    const visitor = await services.identity.visitorOf(context);
    const name = visitor && (await visibleUpload(services, visitor, id));
    context.header("Cache-Control", "private, no-store");
    if (name === undefined) return context.json({ statusCode: "404", statusDescription: "没有这张图片" }, 404);
    return context.body(new Uint8Array(Buffer.from(await imageData(services.database, id), "base64")), 200, {
      "Content-Type": "image/jpeg",
      "X-Content-Type-Options": "nosniff",
    });
  });
}
