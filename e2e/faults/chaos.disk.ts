import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SIZE_MIB = 160;
/** `_IOR('X', 125, __u32)` of linux/ext4.h, and its flag to throw away what the journal has not written yet. */
const SHUTDOWN = { request: 0x80_04_58_7d, withoutFlush: 2 };

/** A disk of its own: an ext4 in a file, over a loop device. */
export type Disk = {
  dir: string;
  /** Takes all space that is left. @returns frees it again */
  fill: () => () => void;
  /** What a failing disk does: from now on nothing can be written to it, and whoever has it mounted can read only. */
  failWrites: () => void;
  /** As if the power was cut: what has not been flushed is gone. */
  cutPower: () => void;
  /** Checks it and mounts it again, when no process uses it any more. */
  remount: () => void;
  remove: () => void;
};

function run(program: string, ...args: string[]): void {
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8" });
  // e2fsck says 1 for what it has mended.
  if (status !== 0 && !(program === "e2fsck" && status === 1)) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`);
}

/** Makes a disk, where we may: for root on Linux. */
export function makeDisk(): Disk | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const home = mkdtempSync(join(tmpdir(), "onehall-disk-"));
  const [image, dir] = [join(home, "image"), join(home, "mounted")];
  mkdirSync(dir);
  writeFileSync(image, "");
  truncateSync(image, SIZE_MIB * 1024 * 1024);
  const mount = () => run("mount", "-o", "loop,errors=remount-ro", image, dir);
  try {
    run("mkfs.ext4", "-q", image);
    mount();
  } catch {
    rmSync(home, { recursive: true, force: true });
    return undefined; // A container without loop devices.
  }
  return {
    dir,
    fill() {
      const file = join(dir, "filling");
      // To the last block: `fallocate` would leave some.
      spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=64k"], { stdio: "ignore" });
      spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=1k", "oflag=append", "conv=notrunc"], { stdio: "ignore" });
      return () => rmSync(file, { force: true });
    },
    failWrites() {
      const device = readFileSync("/proc/mounts", "utf8")
        .split("\n")
        .map((line) => line.split(" "))
        .find(([, at]) => at === dir)?.[0]
        ?.replace("/dev/", "");
      if (!device || !/^loop\d+$/.test(device)) throw new Error(`no loop device below ${dir}: ${device}`);
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, "a fault of the disk");
    },
    cutPower: () =>
      run(
        "perl",
        "-e",
        `open(my $disk, "<", $ARGV[0]) or die $!; my $how = pack("L", ${SHUTDOWN.withoutFlush}); ioctl($disk, ${SHUTDOWN.request}, $how) or die $!`,
        dir,
      ),
    remount() {
      run("umount", dir);
      run("e2fsck", "-p", "-f", image);
      mount();
    },
    remove() {
      run("umount", dir);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
