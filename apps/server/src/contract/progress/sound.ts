import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../common/project-root";

/**
 * `rate`: samples a second, 8 bits each, one channel. `slot`: samples of each recorded digit. `digits`: one less than the picture has; long enough that five
 * tries find nothing, short enough to be kept in mind. `speeds`: at one of which each digit is spoken.
 */
export const SOUND = { rate: 8_000, slot: 5_600, digits: 4, speeds: [0.9, 0.95, 1, 1.05, 1.1] } as const;

const HEADER = 44;
const MIDDLE = 128;
/** Samples of silence before, between and after digits, least and most. */
const GAP = [0.35 * SOUND.rate, 0.75 * SOUND.rate] as const;
/** Loudness of voices in the background and of noise; a digit has 1. */
const BACKGROUND = { voices: 0.1, noise: 0.05 } as const;

let recordings: Buffer | undefined;

/** The recorded digits, ten slots one after another; made by scripts/spoken-digits.mjs, and read with the first captcha. */
const recorded = (): Buffer => (recordings ??= readFileSync(join(projectRoot(), "apps/server/sounds/digits.wav")).subarray(HEADER));

/** A sample of a digit between -1 and 1; 0 before and after it. */
const sampleOf = (digit: number, at: number): number =>
  at < 0 || at >= SOUND.slot ? 0 : ((recorded()[digit * SOUND.slot + Math.floor(at)] ?? MIDDLE) - MIDDLE) / MIDDLE;

/** A digit as it is spoken at a speed, its silent end left out. */
export function spoken(digit: number, speed: number): Float64Array {
  let end = SOUND.slot;
  while (end > 0 && Math.abs(sampleOf(digit, end - 1)) < 0.03) end -= 1;
  return Float64Array.from({ length: Math.floor(end / speed) }, (_, index) => {
    const at = index * speed;
    const [from, part] = [Math.floor(at), at % 1];
    return sampleOf(digit, from) * (1 - part) + sampleOf(digit, from + 1) * part;
  });
}

/** A digit said backwards again and again from somewhere on: nobody understands it, and no program finds the pauses by their silence. */
function murmur(): (at: number) => number {
  const [digit, shift] = [randomInt(10), randomInt(SOUND.slot)];
  return (at) => sampleOf(digit, SOUND.slot - 1 - ((at + shift) % SOUND.slot));
}

function wavOf(samples: Float64Array): Buffer {
  const wav = Buffer.alloc(HEADER + samples.length);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16); // length of the format, which is PCM with one channel
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SOUND.rate, 24);
  wav.writeUInt32LE(SOUND.rate, 28); // bytes a second, then bytes and bits of a sample
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(samples.length, 40);
  for (const [index, value] of samples.entries()) wav[HEADER + index] = MIDDLE + Math.round(Math.max(-1, Math.min(1, value)) * 127);
  return wav;
}

/** Digits as they are heard: each at a speed of its own, with pauses of any length, voices and noise behind them. WAV, about 35 KB. @see GOV-09 */
export function soundOf(digits: string): Buffer {
  const pieces = [...digits].map((digit) => spoken(Number(digit), SOUND.speeds[randomInt(SOUND.speeds.length)] ?? 1));
  const gaps = Array.from({ length: pieces.length + 1 }, () => randomInt(...GAP));
  const samples = new Float64Array([...pieces.map(({ length }) => length), ...gaps].reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    at += gaps[index] ?? 0;
    samples.set(piece, at);
    at += piece.length;
  }
  const [one, other, noise] = [murmur(), murmur(), randomBytes(samples.length)];
  return wavOf(
    samples.map((value, index) => value * 0.8 + BACKGROUND.voices * (one(index) + other(index)) + BACKGROUND.noise * ((noise[index] ?? 0) / MIDDLE - 1)),
  );
}

/** Digits for a sound, such as 0735. */
export const newSpokenDigits = (): string => Array.from({ length: SOUND.digits }, () => randomInt(10)).join("");
