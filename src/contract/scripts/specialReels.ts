import { AGENCY_REEL_TYPE, GROUP_TYPE, TALENT_REEL_TYPE } from '../rules/reelType';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';
import { done } from '../wire/reply';

const requestId = optional(id('REQUEST_ID'));

const newReel = {
  title: text('ReelTITRE', { min: 1, max: 200 }),
  /** H1. */
  heading: text('ReelTEXT', { max: 500 }),
  isNewName: choice('IS_NEW', { YES: true, NO: false }),
};

/** The reply may lack the id (spec section 7): then the reel is found in its list. Of an old script the id alone says that it was made. */
const success = done({ reelId: optional(id('REEL_ID')) });
const added: typeof success = {
  ...success,
  read: (body) => success.read(Object(body).REEL_ID ? { status: 'success', ...Object(body) } : body),
};

/** What only special reels have, of the agency or of a talent (spec section 7); the rest they share with other reels. */
export const specialReelScripts = [
  script({
    name: 'agencyReel.add',
    path: 'Add_NEw_SPECIAL_REEL.php',
    allow: 'staff',
    input: { ...newReel, type: choice('REEL_TYPE', { [AGENCY_REEL_TYPE]: AGENCY_REEL_TYPE }), requestId },
    reply: added,
    refusal: 'error',
  }),
  /** MR (spec section 3); a group of special reels is MRS, as one of other reels: ours. */
  script({
    name: 'talentSpecialReel.add',
    path: 'Add_TEC_SPECIAL_REEL.php',
    allow: 'staff',
    input: {
      ...newReel,
      talentId: id('TecID'),
      type: choice('REEL_TYPE', { [TALENT_REEL_TYPE]: TALENT_REEL_TYPE, [GROUP_TYPE]: GROUP_TYPE }),
      requestId,
    },
    reply: added,
    refusal: 'error',
  }),
  /** TEC_ID is NONE for a reel of the agency. The position is optional and ours, as that of AddNewFilmInReel. */
  script({
    name: 'specialReel.addFilm',
    path: 'AddNewFilmInSpecialReel.php',
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
    name: 'specialReel.toggle',
    path: 'Toogle_ON_OFF_REEL_SPECIAL.php',
    allow: 'staff',
    input: { reelId: id('REEL_ID'), online: flag('ON_OFF') },
    reply: done({}),
    refusal: 'error',
  }),
  script({
    name: 'specialReel.delete',
    path: 'DeleteSpecialReel.php',
    allow: 'staff',
    input: { reelId: id('REEL_ID'), requestId },
    reply: done({}),
    refusal: 'error',
  }),
] as const;
