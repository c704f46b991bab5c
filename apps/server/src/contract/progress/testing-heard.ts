import { SOUND, spoken } from "./sound";

const HEADER = 44;
/** Half of the samples are enough to tell digits apart. */
const FEWER = 2;
const RATE = SOUND.rate / FEWER;
/** Samples over which loudness is measured. */
const WINDOW = 0.02 * RATE;
/** A pause is at least so long, in samples; shorter ones are inside a digit. */
const PAUSE = 0.25 * RATE;
/** A digit begins so much before it gets loud at most, in samples. */
const BEFORE = 0.16 * RATE;
const AFTER = 0.01 * RATE;
/** Of the samples of a digit one in so many tells where it begins; which digit it is, all tell. */
const STEP = 4;

const thinned = (samples: Float64Array): Float64Array =>
  Float64Array.from({ length: Math.floor(samples.length / FEWER) }, (_, index) => {
    let sum = 0;
    for (let at = 0; at < FEWER; at += 1) sum += samples[index * FEWER + at] ?? 0;
    return sum / FEWER;
  });

/** Digits at all speeds, with what their samples are together. */
const templates = SOUND.speeds.flatMap((speed) =>
  Array.from({ length: 10 }, (_, digit) => {
    const samples = thinned(spoken(digit, speed));
    return { digit, samples, size: Math.hypot(...samples) };
  }),
);

/** Where it gets loud after a pause. */
function begins(samples: Float64Array): number[] {
  const loudness = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) =>
    Math.hypot(...samples.subarray(index * WINDOW, (index + 1) * WINDOW)),
  );
  const loud = loudness.flatMap((value, index) => (value < Math.max(...loudness) / 3 ? [] : [index * WINDOW]));
  return loud.filter((at, index) => index === 0 || at - (loud[index - 1] ?? 0) >= PAUSE);
}

/** Sums of squares up to each sample. */
function sums(samples: Float64Array): Float64Array {
  const result = new Float64Array(samples.length + 1);
  for (const [index, value] of samples.entries()) result[index + 1] = (result[index] ?? 0) + value * value;
  return result;
}

/** What somebody hears of a spoken captcha (`data:audio/wav;base64,…`): it is compared with the recordings that it was made of. */
export function heard(sound: string): string {
  const bytes = Buffer.from(sound.slice(sound.indexOf(",") + 1), "base64").subarray(HEADER);
  const samples = thinned(Float64Array.from(bytes, (byte) => (byte - 128) / 127));
  const squares = sums(samples);
  const digitAt = (begin: number): number => {
    const best = { digit: -1, likeness: 0 };
    for (const { digit, samples: template, size } of templates) {
      const likenessAt = (from: number, step: number): number => {
        let product = 0;
        for (let index = 0; index < template.length; index += step) product += samples[from + index]! * template[index]!;
        return product / (Math.sqrt(squares[from + template.length]! - squares[from]!) * size);
      };
      const place = { from: 0, likeness: 0 };
      for (let from = Math.max(0, begin - BEFORE); from < Math.min(begin + AFTER, samples.length - template.length); from += 1) {
        const likeness = likenessAt(from, STEP);
        if (likeness > place.likeness) Object.assign(place, { from, likeness });
      }
      const likeness = likenessAt(place.from, 1);
      if (likeness > best.likeness) Object.assign(best, { digit, likeness });
    }
    return best.digit;
  };
  return begins(samples).map(digitAt).join("");
}
