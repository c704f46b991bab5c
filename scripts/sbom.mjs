// `npm run sbom`: every package of the lockfile as a CycloneDX document, to standard output.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const PACKAGE = /^ {2}'?((?:@[^/@'\s]+\/)?[^@'\s]+)@([^':(]+)'?:\n {4}resolution: \{integrity: (sha\d+)-([^},]+)/gm;

/** Name, version and digest of each package in a lockfile of pnpm. */
export const packagesOf = (lockfile) =>
  [...lockfile.slice(lockfile.indexOf("\npackages:"), lockfile.indexOf("\nsnapshots:")).matchAll(PACKAGE)].map(([, name, version, algorithm, digest]) => ({
    name,
    version,
    algorithm: algorithm.replace("sha", "SHA-"),
    digest: Buffer.from(digest, "base64").toString("hex"),
  }));

/** A CycloneDX 1.6 document. @see https://cyclonedx.org/docs/1.6/json/ */
export const sbomOf = (packages) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name: "onehall" } },
  components: packages.map(({ name, version, algorithm, digest }) => ({
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    hashes: [{ alg: algorithm, content: digest }],
  })),
});

if (process.argv[1]?.endsWith("sbom.mjs")) {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  process.stdout.write(`${JSON.stringify(sbomOf(packagesOf(lockfile)), null, 2)}\n`);
}
