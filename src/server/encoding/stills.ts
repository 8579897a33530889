/** The picture of every still, as wide as a page shows one. */
export const STILL = { width: 1280, height: 720 } as const;

/** What stands black around what a film shows, in pixels of its picture. */
export interface Bars {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Bars that are thinner than this are left: nobody sees them, and a dark edge may be part of the picture. */
const THINNEST = 8;
/** What is cut away beyond a bar: where it meets the picture the two run into each other. */
const SEAM = 2;
/** A still that would lose more than this share of the picture is shown whole, before itself out of focus. */
const MOST_LOST = 0.5;

/** The part of a film's picture between its bars. Bars come in pairs: what is dark at one side alone is a dark picture. */
export function partBetween({ top, bottom, left, right }: Bars) {
  const rows = cut(Math.min(top, bottom));
  const columns = cut(Math.min(left, right));
  return { x: columns, y: rows, width: STILL.width - 2 * columns, height: STILL.height - 2 * rows };
}

/** Even, as the encoders of pictures want it. */
const cut = (bar: number) => (bar < THINNEST ? 0 : 2 * Math.ceil((bar + SEAM) / 2));

/** The filter that makes of a film's picture a still without bars: filled, or whole where too much would be lost. */
export function stillFilter(bars: Bars): string {
  const { x, y, width, height } = partBetween(bars);
  const size = `${STILL.width}:${STILL.height}`;
  const between = `crop=${width}:${height}:${x}:${y}`;
  const filled = `scale=${size}:force_original_aspect_ratio=increase,crop=${size}`;
  const [shape, wanted] = [width / height, STILL.width / STILL.height];
  if (1 - Math.min(shape / wanted, wanted / shape) <= MOST_LOST) return `${between},${filled},setsar=1`;
  const whole = `scale=${size}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return `${between},split[near][far];[far]${filled},gblur=sigma=40[ground];[near]${whole}[picture];[ground][picture]overlay=(W-w)/2:(H-h)/2,setsar=1`;
}
