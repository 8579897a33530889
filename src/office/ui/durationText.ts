/** Seconds as a clock shows them: 75 → `1:15`, 3,661 → `1:01:01`. */
export function durationText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':').replace(/^0(\d)/, '$1');
}
