import type { EncodingStatus } from '../entities/film';

/** True for a film that can be played: it is encoded, or was and still has that file while it is encoded again. */
export const isPlayable = (encoding: EncodingStatus, duration = 0) => encoding === 'done' || duration > 0;
