// Writes .br and .gz beside every built asset, so that the server only picks a file: node precompress.mjs <folder>
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Stylesheets of pages repeat each other a hundred times: the last per cent would take three times as long.
const qualityOf = (name) => (/^page-.*\.css$/.test(name) ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY);
const SMALLEST = 512; // bytes; below it a compressed copy saves nothing
const folder = process.argv[2];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|html|xml|webmanifest)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(entry.name), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
