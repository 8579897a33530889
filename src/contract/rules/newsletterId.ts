/** The id of a new newsletter: random characters, then the day as YYYYMMDD (spec section 9). */
export const newsletterIdOf = (random: string, day: { year: number; month: number; day: number }) =>
  `${random}${day.year}${two(day.month)}${two(day.day)}`;

const two = (part: number) => String(part).padStart(2, '0');
