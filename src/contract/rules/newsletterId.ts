/** The id of a new newsletter: random characters, then the day as YYYYMMDD (spec section 9); that of an instant in milliseconds. */
export const newsletterIdOf = (random: string, instant: number) => `${random}${dayOf(instant)}`;

const days = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

function dayOf(instant: number): string {
  const parts = new Map(days.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}${parts.get('month')}${parts.get('day')}`;
}
