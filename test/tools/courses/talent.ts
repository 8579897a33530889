import type { Entry } from '../../../src/office/journal';
import { calls, goes, ok, told } from './course';

/** Éloïse Garnier, and a second talent, as the base knows them. */
export const TALENT = 'UGSYVwzfq53ADvs5zAhH';
export const OTHER_TALENT = 'Nf9QT7aqFHbhMoZrTAiy';

export const FICTION = 'reel-fiction-00000002';

export const reel = (reelId: string, title: string, position: number, type = 'MR') => ({
  reelId,
  type,
  position,
  title,
  code: `code-${position}`,
  online: true,
  isLink: false,
  linkValue: '',
});
export const reels = [reel('reel-showreel-0000001', 'Showreel', 1), reel(FICTION, 'Fiction', 2)];
/** What the list of a talent's reels is answered. */
export const reelsReply = (more: readonly unknown[] = []) => ok({ reels: [...reels, ...more], rows: [] });

export const film = (filmId: string, title: string, version: number) => ({
  filmId,
  number: 4,
  title,
  director: 'Éloïse Garnier',
  producer: '',
  year: '2022',
  format: '2.39',
  notes: '',
  tags: [],
  talentLastName: 'Garnier',
  clusterPath: 'films',
  thumbnailCount: 1,
  chosenThumbnail: 1,
  ownThumbnail: false,
  checked: true,
  onReel: true,
  fileName: 'nocturne',
  version,
  videos: [],
});

export const asksForReels = (k: number) => calls(k, 'reels', 'talentReels.list', { talentId: TALENT });

/** The page of that talent opens; 3 asks for its films and 4 for its reels. */
export const opensTalent: readonly Entry[] = [
  goes('/app/table/talents/all'),
  goes(`/app/page/talent/${TALENT}`),
  calls(3, 'films', 'talentFilms.list', { talentId: TALENT }),
  asksForReels(4),
];

/** The page is there, with these films. */
export const talentIsOpen = (films: readonly unknown[] = []): readonly Entry[] => [
  ...opensTalent,
  told(3, ok(films)),
  told(4, reelsReply()),
];
