import type { Film } from '../entities/film';

/**
 * True for a film that can be played: it is encoded, or was and still has that file while it is encoded again. What old
 * scripts do not tell of is taken as encoded.
 */
export const isPlayable = ({ encoding = 'done', duration = 0 }: Pick<Film, 'encoding' | 'duration'>) =>
  encoding === 'done' || duration > 0;
