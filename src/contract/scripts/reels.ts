import { posterFields } from '../entities/reel';
import { isEmailAddress } from '../rules/email';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag, id, joined, text, whole } from '../wire/fields';
import { done, word } from '../wire/reply';

const yesNo = { YES: true, NO: false } as const;
const reelKinds = { NORMAL: 'normal', SPECIAL: 'special' } as const;
const requestId = optional(id('REQUEST_ID'));
const title = text('ReelTITRE', { min: 1, max: 200 });
const code = text('ReelCODE', { min: 1, max: 40, matches: /^[\w-]+$/ });
const linkFields = {
  isLink: choice('IS_LINK', { ...yesNo, '1': true, '0': false }),
  linkValue: text('LINK_VALUE', { max: 2000 }),
  /** A link that carries them is a poster; its address may be empty. */
  ...posterFields,
};

/** The most reels, or films on a reel, that one order can name. */
const MOST_IN_ORDER = 5000;

export const reelScripts = [
  /** A top-level reel is MR, a group MRS; the name is new or from the catalogue (spec section 5). */
  script({
    name: 'reel.add',
    path: 'Add_NEw_REEL_FOR_TECH_V2.php',
    allow: 'staff',
    input: {
      title,
      code,
      isNewName: choice('IS_NEW', yesNo),
      talentId: id('AddTecID'),
      type: text('REEL_TYPE', { min: 1, matches: /^MRS?$/ }),
      ...linkFields,
      requestId,
    },
    reply: done({ reelId: id('REEL_ID') }),
    refusal: 'error',
  }),
  /**
   * What a link or a poster says, or another reel's name (IS_LINK NO). With what the person saw our server refuses to
   * overwrite a colleague's change; optional, ours.
   */
  script({
    name: 'reel.update',
    path: 'Update_REEL_FOR_TECH.php',
    allow: 'staff',
    input: {
      title,
      reelId: id('ReelID'),
      code,
      talentId: id('AddTecID'),
      ...linkFields,
      seenTitle: optional(text('SEEN_TITRE')),
      seenLinkValue: optional(text('SEEN_LINK_VALUE')),
      seenSubtitle1: optional(text('SEEN_PosterSStitre_1')),
      seenSubtitle2: optional(text('SEEN_PosterSStitre_2')),
      seenPicture: optional(text('SEEN_PICTURE')),
      requestId,
    },
    reply: done({}),
    refusal: 'error',
  }),
  script({
    name: 'reelName.add',
    path: 'Add_NEw_REEL_RUBNAME.php',
    allow: 'staff',
    input: {
      name: text('NewRubNAME', { min: 1, max: 200 }),
      code: text('CODERUB', { min: 1, max: 40, matches: /^[\w-]+$/ }),
    },
    reply: done({}),
    refusal: 'error',
  }),
  /**
   * ReelModified when the name was in the catalogue, ReelNameAdded when it is new to it, SpecialReelModified of a special
   * reel, which has headings and a sender as well. With what the person saw our server refuses to overwrite a
   * colleague's; optional, ours.
   */
  script({
    name: 'reel.rename',
    path: 'UpdateReelName.php',
    allow: 'staff',
    input: {
      title,
      reelId: id('Reel_ID'),
      type: text('Reel_TYPE', { min: 1, max: 40 }),
      heading: optional(text('H1', { max: 500 })),
      subheading: optional(text('H2', { max: 500 })),
      mailSender: optional(text('MAILstaff', { max: 254, valid: isEmailAddress })),
      seenTitle: optional(text('SEEN_TITRE')),
      seenHeading: optional(text('SEEN_H1')),
      seenSubheading: optional(text('SEEN_H2')),
      seenMailSender: optional(text('SEEN_MAILstaff')),
    },
    reply: word({
      ReelModified: 'modified',
      ReelNameAdded: 'nameAdded',
      SpecialReelModified: 'specialModified',
    }),
    refusal: 'error',
  }),
  /**
   * All reels of one owner in a new order, as it is read: `positions` count from 1 on each level, `places` from 1 over
   * all. The order that the person saw lets our server refuse a move that was made on an older one; optional, ours.
   */
  script({
    name: 'reel.order',
    path: 'Update_REELS_ORDER.php',
    allow: 'staff',
    input: {
      reelIds: joined('REEL_IDS', MOST_IN_ORDER),
      positions: joined('ORDER_STRING', MOST_IN_ORDER),
      types: joined('REEL_TYPES', MOST_IN_ORDER),
      places: joined('GLOBAL_ORDER', MOST_IN_ORDER),
      talentId: id('REEL_OWNER'),
      seenReelIds: optional(joined('SEEN_REEL_IDS', MOST_IN_ORDER)),
      seenTypes: optional(joined('SEEN_REEL_TYPES', MOST_IN_ORDER)),
    },
    reply: word({ done_0: 'done' }),
    refusal: 'error',
  }),
  script({
    name: 'reel.toggle',
    path: 'Toogle_ON_OFF_REEL.php',
    allow: 'staff',
    input: { reelId: id('REEL_ID'), online: flag('ON_OFF'), talentId: id('WICH_TECH') },
    reply: done({}),
    refusal: 'error',
  }),
  script({
    name: 'reel.delete',
    path: 'DeleteReel.php',
    allow: 'staff',
    input: {
      reelId: id('REEL_ID'),
      kind: choice('WICH_REELS', reelKinds),
      online: flag('ON_OFF'),
      talentId: id('TEC_ID'),
      requestId,
    },
    reply: done({}),
    refusal: 'error',
  }),
  /** The film is the last on the reel, or at its 1-based `position`; optional, ours: with it a removal is taken back. */
  script({
    name: 'reel.addFilm',
    path: 'AddNewFilmInReel.php',
    allow: 'staff',
    input: {
      reelId: id('REEL_ID'),
      talentId: id('TEC_ID'),
      filmId: id('FILM_ID'),
      position: optional(whole('POSITION', 1)),
      requestId,
    },
    reply: done({ rowId: id('ID') }),
    refusal: 'error',
  }),
  script({
    name: 'reel.removeFilm',
    path: 'RemoveFilmFromReel.php',
    allow: 'staff',
    input: {
      rowId: id('ROW_ID'),
      kind: choice('WICH_REELS', reelKinds),
      reelId: id('REEL_ID'),
      filmId: id('FilmID'),
      talentId: id('WICH_TEC'),
    },
    reply: done({}),
    refusal: 'error',
  }),
  /**
   * `rowIds[i]` goes to the 1-based position `positions[i]`; all rows are of one reel. The order that the person saw lets
   * our server refuse a move that was made on an older one; optional, ours.
   */
  script({
    name: 'reel.orderFilms',
    path: 'Update_FILMS_IN_REEL_ORDER.php',
    allow: 'staff',
    input: {
      rowIds: joined('ID_rowS', MOST_IN_ORDER),
      kind: choice('WICH_REELS', reelKinds),
      positions: joined('ORDER_STRING', MOST_IN_ORDER),
      talentId: id('WICH_TEC'),
      seenRowIds: optional(joined('SEEN_ROW_IDS', MOST_IN_ORDER)),
    },
    reply: done({}),
    refusal: 'error',
  }),
  /**
   * Films go from one reel to another, off a reel where no other is named, or onto one: all of them or none: ours. `positions[i]`
   * is where the film `filmIds[i]` is to stand, from 1; left out, they are the last, as they are named.
   */
  script({
    name: 'reel.moveFilms',
    path: 'MoveFilmsOfReel.php',
    allow: 'staff',
    input: {
      filmIds: joined('FILM_IDS', MOST_IN_ORDER),
      fromId: optional(id('FROM_REEL_ID')),
      toId: optional(id('TO_REEL_ID')),
      positions: optional(joined('POSITIONS', MOST_IN_ORDER)),
      requestId,
    },
    reply: done({}),
    refusal: 'error',
  }),
] as const;
