import { startPage } from "@onehall/portal/entry-client";

startPage();
