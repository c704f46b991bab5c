import { randomBytes, randomInt } from "node:crypto";
import { DIGITS, type Point } from "./digits";
import { pngOf } from "./png";

/** Pixels: about three times the usual size, since GOV-09 asks for a large one. */
export const PICTURE = { width: 320, height: 112, digits: 5 } as const;

const { width: WIDTH, height: HEIGHT } = PICTURE;
const MARGIN = 26;
const DIGIT_WIDTH = 36;
/** Half the width of a stroke, of a line that crosses, and of their soft edge. */
const STROKE = 3.1;
const CROSSING = 1.2;
const EDGE = 1;
const INK = 235;
const CROSSING_INK = 150;
const PAPER = 250;
/** One pixel in so many is a grain, a little darker. */
const GRAINS = 12;
const GRAIN_INK = 30;

const FINE = 1_000;
/** A number between two others, drawn so that nobody can tell the next. */
const between = (least: number, most: number): number => least + ((most - least) * randomInt(FINE)) / FINE;

/** Ink on paper: 0 none, 255 black. */
class Sheet {
  readonly ink = new Float32Array(WIDTH * HEIGHT);

  /** A straight line with round ends. */
  line([x1, y1]: Point, [x2, y2]: Point, half: number, strength: number): void {
    const reach = half + EDGE;
    const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
    const fromY = Math.max(0, Math.floor(Math.min(y1, y2) - reach));
    const toY = Math.min(HEIGHT - 1, Math.ceil(Math.max(y1, y2) + reach));
    const fromX = Math.max(0, Math.floor(Math.min(x1, x2) - reach));
    const toX = Math.min(WIDTH - 1, Math.ceil(Math.max(x1, x2) + reach));
    for (let y = fromY; y <= toY; y += 1)
      for (let x = fromX; x <= toX; x += 1) {
        const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / lengthSquared));
        const distance = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
        const place = y * WIDTH + x;
        this.ink[place] = Math.max(this.ink[place] ?? 0, strength * Math.min(1, Math.max(0, (reach - distance) / EDGE)));
      }
  }

  stroke(points: readonly Point[], half: number, strength: number): void {
    points.slice(1).forEach((point, index) => this.line(points[index] ?? point, point, half, strength));
  }

  at(x: number, y: number): number {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT ? 0 : (this.ink[row * WIDTH + column] ?? 0);
  }
}

/** A digit in its place, a little turned, leaning, taller or broader. */
function drawDigit(sheet: Sheet, digit: number, place: number): void {
  const step = (WIDTH - 2 * MARGIN - DIGIT_WIDTH) / (PICTURE.digits - 1);
  const [left, top] = [MARGIN + place * step + between(-5, 5), between(16, 28)];
  const [across, down] = [DIGIT_WIDTH * between(0.9, 1.15), ((HEIGHT - 46) / 1.6) * between(0.9, 1.1)];
  const [turn, lean] = [between(-0.24, 0.24), between(-0.16, 0.16)];
  const moved = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 0.5 + lean * (y - 0.8)) * across, (y - 0.8) * down];
    return [left + 0.5 * across + dx * Math.cos(turn) - dy * Math.sin(turn), top + 0.8 * down + dx * Math.sin(turn) + dy * Math.cos(turn)];
  };
  for (const stroke of DIGITS[digit] ?? []) sheet.stroke(stroke.map(moved), STROKE, INK);
}

/** A thin wave from one side to the other. */
function drawCrossing(sheet: Sheet): void {
  const [middle, height, length, shift] = [between(30, HEIGHT - 30), between(8, 22), between(90, 180), between(0, 2 * Math.PI)];
  const points = Array.from({ length: 41 }, (_, step): Point => [
    (step * WIDTH) / 40,
    middle + height * Math.sin((step * WIDTH) / 40 / (length / (2 * Math.PI)) + shift),
  ]);
  sheet.stroke(points, CROSSING, CROSSING_INK);
}

/** Digits as a picture that a person with weak eyes can read and a program cannot cut apart: bent as a whole, with lines across. PNG. */
export function pictureOf(digits: string): Buffer {
  const sheet = new Sheet();
  [...digits].forEach((digit, place) => drawDigit(sheet, Number(digit), place));
  drawCrossing(sheet);
  drawCrossing(sheet);
  const [rise, riseLength, rise0] = [between(2.5, 4.5), between(70, 110), between(0, 2 * Math.PI)];
  const [sway, swayLength, sway0] = [between(2, 4), between(40, 70), between(0, 2 * Math.PI)];
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const grain = randomBytes(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const ink = sheet.at(x + sway * Math.sin((y * 2 * Math.PI) / swayLength + sway0), y + rise * Math.sin((x * 2 * Math.PI) / riseLength + rise0));
      pixels[y * WIDTH + x] = Math.max(0, PAPER - ink - ((grain[y * WIDTH + x] ?? 0) % GRAINS === 0 ? GRAIN_INK : 0));
    }
  return pngOf(pixels, WIDTH, HEIGHT);
}

/** Digits for a picture, such as 07352. */
export const newDigits = (): string => Array.from({ length: PICTURE.digits }, () => randomInt(10)).join("");
