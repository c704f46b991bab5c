import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./portal";

export type StandingClock = {
  /** Settings of the portal whose clock it is. */
  env: Record<string, string>;
  /** Lets the time of the portal pass; what it had planned until then has begun when this resolves. */
  forward: (milliseconds: number) => Promise<void>;
};

/** A clock for one portal that stands unless a test moves it: what the portal does after half an hour is tried in a moment, on a busy machine too. */
export function standingClock(): StandingClock {
  const path = join(tmpdir(), `onehall-clock-${randomUUID()}`);
  return {
    env: { ONEHALL_TEST_CLOCK: path, NODE_OPTIONS: `--import ${pathToFileURL(join(root, "e2e/support/standing-clock.mjs")).href}` },
    async forward(milliseconds) {
      const socket = connect(path);
      socket.write(String(milliseconds));
      socket.resume();
      await once(socket, "end");
    },
  };
}
