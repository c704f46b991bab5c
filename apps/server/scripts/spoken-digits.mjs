// Makes sounds/digits.wav, the ten digits in Mandarin that the spoken captcha is made of, with espeak-ng (Debian: espeak-ng): node scripts/spoken-digits.mjs
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PINYIN = ["ling2", "yi1", "er4", "san1", "si4", "wu3", "liu4", "qi1", "ba1", "jiu3"];
/** Samples a second, and of one digit: the pieces of src/contract/progress/sound.ts. */
const [RATE, SLOT] = [8_000, 5_600];
const HEADER = 44;
const SILENCE = 128;

/** 16-bit samples of a mono WAV, and their rate. */
function readWav(file) {
  const bytes = readFileSync(file);
  const samples = Float64Array.from({ length: (bytes.length - HEADER) >> 1 }, (_, index) => bytes.readInt16LE(HEADER + 2 * index) / 32_768);
  return { rate: bytes.readUInt32LE(24), samples };
}

/** Band-limited to half the new rate by a windowed sinc, so that nothing of above is heard as something else. */
function resample({ rate, samples }) {
  const [step, reach] = [rate / RATE, 48];
  return Float64Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const middle = index * step;
    let sum = 0;
    for (let at = Math.ceil(middle - reach); at <= middle + reach; at += 1) {
      const [x, window] = [(at - middle) / step, 0.5 + 0.5 * Math.cos((Math.PI * (at - middle)) / reach)];
      sum += ((samples[at] ?? 0) * window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))) / step;
    }
    return sum;
  });
}

/** What is heard of it, as loud as can be, at the beginning of its slot. */
function toSlot(samples) {
  const peak = Math.max(...samples.map(Math.abs));
  const first = samples.findIndex((value) => Math.abs(value) > peak / 50);
  const last = samples.findLastIndex((value) => Math.abs(value) > peak / 50);
  const heard = samples.slice(first, last + 1);
  if (heard.length > SLOT) throw new Error(`${heard.length} samples do not fit`);
  return Uint8Array.from({ length: SLOT }, (_, index) => SILENCE + Math.round(((heard[index] ?? 0) / peak) * 120));
}

const folder = mkdtempSync(join(tmpdir(), "digits-"));
const slots = PINYIN.map((syllable, digit) => {
  const file = join(folder, `${digit}.wav`);
  const { status, error, stderr } = spawnSync("espeak-ng", ["-v", "cmn-latn-pinyin", "-s", "110", "-p", "45", "-w", file, syllable]);
  if (status !== 0) throw error ?? new Error(String(stderr));
  return toSlot(resample(readWav(file)));
});
rmSync(folder, { recursive: true });

const data = Buffer.concat(slots);
const header = Buffer.alloc(HEADER);
header.write("RIFF", 0);
header.writeUInt32LE(HEADER - 8 + data.length, 4);
header.write("WAVEfmt ", 8);
for (const [at, value] of [
  [16, 16],
  [24, RATE],
  [28, RATE],
])
  header.writeUInt32LE(value, at);
for (const [at, value] of [
  [20, 1],
  [22, 1],
  [32, 1],
  [34, 8],
])
  header.writeUInt16LE(value, at);
header.write("data", 36);
header.writeUInt32LE(data.length, 40);
writeFileSync(new URL("../sounds/digits.wav", import.meta.url), Buffer.concat([header, data]));
