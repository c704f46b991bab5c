// `pnpm run template`: fills ONEHALL_TEMPLATE_DIR beside other work, before the browser tests want it.
import { importTemplate } from "./portal";

const { ONEHALL_TEMPLATE_DIR: folder } = process.env;
if (!folder) throw new Error("ONEHALL_TEMPLATE_DIR is not set");
await importTemplate(folder);
