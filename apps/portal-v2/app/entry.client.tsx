import { hydrateWhenUsable } from "@onehall/portal/entry-client";

hydrateWhenUsable();
