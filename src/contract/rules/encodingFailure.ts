/** True when encoding the same file again would fail again; `reason` is ENCODING_REASON, a code with or without details. */
export const isFaultOfFile = (reason: string): boolean =>
  /^(notAFilm|unsupported|noPicture|damaged|tooLarge|tooLong)(:|$)/.test(reason);
