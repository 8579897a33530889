/** Where the companion server keeps a film's files for signed-in staff; `base` is an address without a final slash. */
export const filmAddress = (base: string, filmId: string) =>
  `${base}/films/${encodeURIComponent(filmId)}/film.mp4`;

/** The address of a film's automatic thumbnail; pictures count from 1. */
export const thumbnailAddress = (base: string, filmId: string, picture: number) =>
  `${base}/films/${encodeURIComponent(filmId)}/thumbnails/${picture}.jpg`;
