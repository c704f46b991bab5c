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
  /** The time of the portal, in milliseconds. */
  now: () => number;
  /** Lets the time of the portal pass; what it had planned until then has begun when this resolves. */
  forward: (milliseconds: number) => Promise<void>;
  /** Sets the clock without any time passing, as an operator does: what is planned comes neither sooner nor later. */
  jump: (milliseconds: number) => Promise<void>;
};

const DAY = 86_400_000;
/** China Standard Time is UTC+8. */
const MORNING = 1 * 3_600_000;

/**
 * A clock for one portal that stands unless a test moves it: what the portal does after half an hour is tried in a moment, on a busy machine too. It begins at
 * nine in the morning of tomorrow in China, so that no test of some hours passes midnight.
 */
export function standingClock(): StandingClock {
  const path = join(tmpdir(), `onehall-clock-${randomUUID()}`);
  const program = pathToFileURL(join(root, "e2e/support/standing-clock.mjs"));
  let now = (Math.floor(Date.now() / DAY) + 1) * DAY + MORNING;
  program.search = String(new URLSearchParams({ at: path, now: String(now) }));
  const tell = async (text: string) => {
    const socket = connect(path);
    socket.write(text);
    socket.resume();
    await once(socket, "end");
  };
  return {
    env: { NODE_OPTIONS: `--import ${program.href}` },
    now: () => now,
    async forward(milliseconds) {
      now += milliseconds;
      await tell(String(milliseconds));
    },
    async jump(milliseconds) {
      now += milliseconds;
      await tell(`jump ${milliseconds}`);
    },
  };
}
