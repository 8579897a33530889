import type { ListedFilm } from '../../../src/contract/entities/film';
import type { Talent } from '../../../src/contract/entities/talent';
import type { Category } from '../../../src/contract/entities/category';

export const directors: Category = {
  categoryId: 'c1',
  name: 'Directors',
  singular: 'Director',
  routerUrl: 'directors',
  position: 1,
};
export const actors: Category = {
  categoryId: 'c2',
  name: 'Actors',
  singular: 'Actor',
  routerUrl: 'actors',
  position: 2,
};

export const talent = (talentId: string, values: Partial<Talent> = {}): Talent => ({
  talentId,
  firstName: 'Ana',
  lastName: talentId,
  profession: 'Director',
  categoryId: 'c1',
  city: 'Paris',
  online: true,
  profilePicture: '',
  filmCount: 1,
  reelCount: 1,
  ...values,
});

export const film = (filmId: string, number: number, values: Partial<ListedFilm> = {}): ListedFilm => ({
  filmId,
  number,
  title: `Film ${filmId}`,
  director: '',
  producer: '',
  year: '2024',
  format: '',
  notes: '',
  tags: [],
  talentLastName: '',
  clusterPath: '',
  thumbnailCount: 3,
  chosenThumbnail: 2,
  ownThumbnail: false,
  checked: true,
  onReel: false,
  fileName: '',
  ...values,
});

export const ok = (reply: unknown) => ({ ok: true, reply });
export const offline = { ok: false, refusal: { kind: 'offline' } };
