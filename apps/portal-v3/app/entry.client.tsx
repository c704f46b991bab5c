import { hydrateOnIdle } from "@onehall/portal/entry-client";

hydrateOnIdle();
