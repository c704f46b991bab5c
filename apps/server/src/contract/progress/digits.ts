/** A point of a stroke; a digit stands in a box from 0 to 1 across and 0 to 1.6 down. */
export type Point = readonly [x: number, y: number];

const STEPS = 14;

/** A piece of an ellipse, in degrees clockwise from the right. */
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / STEPS) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });

/** How each digit is written: its strokes. Drawn by us, so that no font and no host is needed. */
export const DIGITS: readonly (readonly (readonly Point[])[])[] = [
  [arc(0.5, 0.8, 0.44, 0.78, -90, 270)],
  [
    [
      [0.22, 0.36],
      [0.56, 0.02],
      [0.56, 1.58],
    ],
    [
      [0.26, 1.58],
      [0.86, 1.58],
    ],
  ],
  [[...arc(0.5, 0.46, 0.42, 0.44, 190, 385), [0.06, 1.58], [0.96, 1.58]]],
  [[...arc(0.48, 0.41, 0.38, 0.39, 200, 450)], [...arc(0.48, 1.18, 0.44, 0.4, -90, 160)]],
  [
    [
      [0.66, 0.02],
      [0.04, 1.1],
      [0.98, 1.1],
    ],
    [
      [0.7, 0.6],
      [0.7, 1.58],
    ],
  ],
  [[[0.9, 0.02], [0.18, 0.02], [0.14, 0.74], ...arc(0.46, 1.08, 0.46, 0.5, 225, 510)]],
  [
    [
      [0.78, 0.02],
      [0.4, 0.5],
      [0.1, 1.0],
    ],
    arc(0.5, 1.12, 0.42, 0.46, 0, 360),
  ],
  [
    [
      [0.06, 0.02],
      [0.94, 0.02],
      [0.38, 1.58],
    ],
  ],
  [arc(0.5, 0.4, 0.34, 0.38, 0, 360), arc(0.5, 1.18, 0.43, 0.4, 0, 360)],
  [
    arc(0.5, 0.48, 0.42, 0.46, 0, 360),
    [
      [0.9, 0.6],
      [0.6, 1.1],
      [0.22, 1.58],
    ],
  ],
];
