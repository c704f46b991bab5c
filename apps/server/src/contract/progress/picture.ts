import { randomBytes, randomInt } from "node:crypto";
import { DIGITS, type Point } from "./digits";

/** Pixels: about three times the usual size, since GOV-09 asks for a large one. */
export const PICTURE = { width: 320, height: 112, digits: 5 } as const;

const { width: WIDTH, height: HEIGHT } = PICTURE;
const MARGIN = 26;
const DIGIT_WIDTH = 36;
const PAPER = "#fafafa";
const DIGIT_STROKE = 'stroke="#0f0f0f" stroke-width="7"';
const CROSSING_STROKE = 'stroke="#646464" stroke-width="3"';
/** One pixel in so many is a grain, this much of its brightness. */
const GRAINS = 12;
const GRAIN = 220;
const WHITE = 255;
/** Pieces of a straight line, each of which is bent by itself. */
const PIECES = 6;

const FINE = 1_000;
/** An unpredictable number between two others. */
const between = (least: number, most: number): number => least + ((most - least) * randomInt(FINE)) / FINE;

type Move = (point: Point) => Point;

/** A sine wave along one axis. @param reach in pixels @param length of one period, in pixels */
function wave(reach: number, length: number): (at: number) => number {
  const shift = between(0, 2 * Math.PI);
  return (at) => reach * Math.sin((at * 2 * Math.PI) / length + shift);
}

/** A line as SVG; each point goes through `move`. */
function polyline(points: readonly Point[], move: Move): string {
  const pieces = points.flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    return Array.from({ length: PIECES }, (_, piece) => [fromX + ((x - fromX) * (piece + 1)) / PIECES, fromY + ((y - fromY) * (piece + 1)) / PIECES]);
  });
  const written = pieces.map((point) => move(point).map((value) => value.toFixed(1)));
  return `<polyline points="${written.join(" ")}"/>`;
}

/** A digit in its place, a little turned, leaning, taller or broader. */
function digitOf(digit: number, place: number, bend: Move): string {
  const step = (WIDTH - 2 * MARGIN - DIGIT_WIDTH) / (PICTURE.digits - 1);
  const [left, top] = [MARGIN + place * step + between(-5, 5), between(16, 28)];
  const [across, down] = [DIGIT_WIDTH * between(0.9, 1.15), ((HEIGHT - 46) / 1.6) * between(0.9, 1.1)];
  const [turn, lean] = [between(-0.24, 0.24), between(-0.16, 0.16)];
  const move: Move = ([x, y]) => {
    const [dx, dy] = [(x - 0.5 + lean * (y - 0.8)) * across, (y - 0.8) * down];
    return bend([left + 0.5 * across + dx * Math.cos(turn) - dy * Math.sin(turn), top + 0.8 * down + dx * Math.sin(turn) + dy * Math.cos(turn)]);
  };
  return (DIGITS[digit] ?? []).map((stroke) => polyline(stroke, move)).join("");
}

/** A thin wave from one side to the other. */
function crossing(bend: Move): string {
  const [middle, height] = [between(30, HEIGHT - 30), wave(between(8, 22), between(90, 180))];
  return polyline(
    Array.from({ length: 11 }, (_, step): Point => [(step * WIDTH) / 10, middle]),
    ([x, y]) => bend([x, y + height(x)]),
  );
}

/**
 * Digits as a picture that a person with weak eyes can read and a program cannot cut apart: bent as a whole, with lines across. PNG, greyscale.
 * Lines only: a text of SVG would be drawn in whatever fonts the host has.
 */
export async function pictureOf(digits: string): Promise<Buffer> {
  // Loaded by the first picture: a server that shows none does not pay for it (about 30 MB).
  const { default: sharp } = await import("sharp");
  const [rise, sway] = [wave(between(2.5, 4.5), between(70, 110)), wave(between(2, 4), between(40, 70))];
  const bend: Move = ([x, y]) => [x + sway(y), y + rise(x)];
  const lines = [...digits].map((digit, place) => digitOf(Number(digit), place, bend)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round"><g ${DIGIT_STROKE}>${lines}</g><g ${CROSSING_STROKE}>${crossing(bend)}${crossing(bend)}</g></g></svg>`;
  const grain = Buffer.from(randomBytes(WIDTH * HEIGHT).map((byte) => (byte % GRAINS === 0 ? GRAIN : WHITE)));
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, raw: { width: WIDTH, height: HEIGHT, channels: 1 }, blend: "multiply" }])
    .removeAlpha()
    .toColourspace("b-w")
    .png()
    .toBuffer();
}

/** Digits for a picture, such as 07352. */
export const newDigits = (): string => Array.from({ length: PICTURE.digits }, () => randomInt(10)).join("");
