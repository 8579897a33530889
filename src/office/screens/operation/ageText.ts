import type { IntlShape } from 'react-intl';

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Seconds in the largest unit of which there are two or more: `45 sec`, `12 min`, `3 hr`. */
export function ageText(intl: IntlShape, seconds: number): string {
  const [unit, size] = steps.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const);
  return intl.formatNumber(Math.floor(seconds / size), { style: 'unit', unit, unitDisplay: 'short' });
}
