import type { IntlShape } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the unit that fits, by powers of 1000: `12.4 MB`, `193 bytes`. */
export function bytesText(intl: IntlShape, bytes: number): string {
  const step = bytes < 1 ? 1 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return intl.formatNumber(bytes / 1000 ** step, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
}
