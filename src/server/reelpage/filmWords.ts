import { isolate } from '../../contract/rules/isolate';
import type { PublicFilm } from '../reels/publicReel';
import type { ReelPageTexts } from './texts';

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ·\u00a0');

/** Who directed a film, and when. */
export const credits = (texts: ReelPageTexts, { director, year }: PublicFilm) =>
  joined([
    director.trim() === '' ? '' : texts.directedBy.replace('{name}', () => isolate(director.trim())),
    year.trim(),
  ]);

/** For the list, where a name beside a film is its director's. */
export const shortCredits = ({ director, year }: PublicFilm) =>
  joined([isolate(director.trim()), year.trim()]);

/** Seconds → `1:05`, or `1:02:03` from an hour on. */
export function clock(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** How many films there are and how long they take together: what somebody who has little time asks first. */
export function filmSum(texts: ReelPageTexts, films: readonly PublicFilm[]): string {
  const seconds = films.reduce((sum, { duration }) => sum + duration, 0);
  const count = films.length === 1 ? texts.oneFilm : texts.filmCount.replace('{count}', `${films.length}`);
  const time =
    seconds < 60
      ? texts.seconds.replace('{count}', `${Math.max(1, Math.round(seconds))}`)
      : texts.minutes.replace('{count}', `${Math.round(seconds / 60)}`);
  return joined([count, time]);
}
