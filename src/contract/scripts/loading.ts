import { PRODUCTION_MODE } from '../constants';
import { categoryFields } from '../entities/category';
import { filmFields } from '../entities/film';
import {
  type PlacedReel,
  reelFields,
  reelFilmFields,
  reelNameFields,
  specialReelFields,
  specialReelFilmFields,
} from '../entities/reel';
import { colleagueFields } from '../entities/colleague';
import { talentFields } from '../entities/talent';
import { reelType } from '../rules/reelType';
import { script } from '../script';
import type { ValueOf } from '../wire/field';
import { id, ofIds, whole } from '../wire/fields';
import { writeRecord } from '../wire/record';
import { type Reply, rows, rowsIn } from '../wire/reply';
import { tableQuery } from './tableQuery';

const talentOrders = {
  VALIDE: 'onlineFirst',
  LAST_NAME: 'lastName',
  FIRST_NAME: 'firstName',
  TEC_ID: 'talentId',
} as const;

export interface TalentReels {
  readonly reels: readonly ValueOf<typeof reelFields>[];
  readonly rows: readonly ValueOf<typeof reelFilmFields>[];
}

/** The same as the server knows them. */
interface PlacedReels {
  readonly reels: readonly PlacedReel[];
  readonly rows: TalentReels['rows'];
}

const talentReelsReply: Reply<TalentReels, PlacedReels> = {
  shape: 'REELS[],FILMS_IN_REELS[]',
  read: (body, tell) => ({
    reels: rowsIn(body, 'REELS', reelFields, tell),
    rows: rowsIn(body, 'FILMS_IN_REELS', reelFilmFields, tell),
  }),
  write: ({ reels, rows: filmRows }) => ({
    REELS: typedReels(reels).map((reel) => writeRecord(reelFields, reel)),
    FILMS_IN_REELS: filmRows.map((row) => writeRecord(reelFilmFields, row)),
  }),
};

/** The number in a sub-reel's REEL_TYPE is that of its group. */
function typedReels(reels: readonly PlacedReel[]): TalentReels['reels'] {
  const positions = new Map(reels.map(({ reelId, position }) => [reelId, position]));
  return reels.map(({ kind, parentId, ...reel }) => ({
    ...reel,
    type: reelType(kind, parentId === null ? undefined : positions.get(parentId)),
    isLink: kind === 'link' || kind === 'poster',
  }));
}

/** Every list is refused with the literal `error`, which sets the start flag false (spec section 8). */
export const loadingScripts = [
  script({
    name: 'categories.list',
    path: 'get_LB_RUBS_ASA.php',
    allow: 'reader',
    input: { productionMode: whole('PRODUCTION_MODE', PRODUCTION_MODE, PRODUCTION_MODE) },
    reply: rows('ROWS', categoryFields),
    refusal: 'error',
  }),
  script({
    name: 'talents.list',
    path: 'getTalents.php',
    allow: 'reader',
    input: { ...tableQuery(talentOrders, 'onlineFirst'), talentIds: ofIds('TEC_IDS') },
    reply: rows('ROWS', talentFields),
    refusal: 'error',
  }),
  script({
    name: 'staff.list',
    path: 'getStaff.php',
    allow: 'reader',
    input: {},
    reply: rows('ROWS', colleagueFields),
    refusal: 'error',
  }),
  script({
    name: 'reelNames.list',
    path: 'getReelRubs.php',
    allow: 'reader',
    input: {},
    reply: rows('ROWS', reelNameFields),
    refusal: 'error',
  }),
  script({
    name: 'agencyFilms.list',
    path: 'getAllAgencyFilms.php',
    allow: 'reader',
    input: { filmIds: ofIds('FILM_IDS') },
    reply: rows('FILMS_AGENCY', filmFields),
    refusal: 'error',
  }),
  script({
    name: 'talentFilms.list',
    path: 'getTalentFilms.php',
    allow: 'reader',
    input: { talentId: id('TEC_ID') },
    reply: rows('FILMS', filmFields),
    refusal: 'error',
  }),
  /** The spec names no call for a talent's own reels and their films: this one is ours. */
  script({
    name: 'talentReels.list',
    path: 'GetTalentReels.php',
    allow: 'reader',
    input: { talentId: id('TEC_ID') },
    reply: talentReelsReply,
    refusal: 'error',
  }),
  script({
    name: 'agencyReels.list',
    path: 'GetCosmic_SpecialReels.php',
    allow: 'reader',
    input: {},
    reply: rows('ROWS', specialReelFields),
    refusal: 'error',
  }),
  script({
    name: 'talentSpecialReels.list',
    path: 'Get_Talent_SpecialReels.php',
    allow: 'reader',
    input: { talentId: id('talentID') },
    reply: rows('ROWS', specialReelFields),
    refusal: 'error',
  }),
  script({
    name: 'specialReel.films',
    path: 'GetCosmic_SpecialReels_CONTENT.php',
    allow: 'reader',
    input: { reelId: id('REEL_ID') },
    reply: rows('ROWS', specialReelFilmFields),
    refusal: 'error',
  }),
] as const;
