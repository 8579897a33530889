const two = (number: number) => String(number).padStart(2, '0');

/** How long a film is, as spreadsheets read it: `0:01:30`; nothing while nobody knows. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole <= 0) return '';
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
