import { screenContentFields, screenFields } from '../entities/screen';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, id, ofIds, text, whole } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { savedOrConflict } from '../wire/saved';
import { tableQuery } from './tableQuery';

const requestId = optional(id('REQUEST_ID'));

/** A screen comes to be with its picture: `picture.upload` of the kind SPLASHSCREEN (spec section 7). */
export const screenScripts = [
  script({
    name: 'screens.list',
    path: 'getScreens.php',
    allow: 'reader',
    input: {
      ...tableQuery({ VALIDE: 'onlineFirst', PICTURE_ID: 'screenId' }, 'onlineFirst'),
      screenIds: ofIds('SCREEN_IDS'),
    },
    reply: rows('ROWS', screenFields),
    refusal: 'error',
  }),
  /** With `version`, a screen that has another one is left alone and comes back as it is. */
  script({
    name: 'screen.update',
    path: 'UpdateScreen.php',
    allow: 'staff',
    input: {
      screenId: id('SCREEN_ID'),
      ...screenContentFields,
      version: optional(whole('ROW_VERSION')),
      requestId,
    },
    reply: savedOrConflict(screenContentFields),
    refusal: 'FAILED',
  }),
  script({
    name: 'screen.toggle',
    path: 'Toogle_ON_OFF_SCREEN.php',
    allow: 'staff',
    input: { screenId: id('PICTURE_ID'), online: flag('ON_OFF'), requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** Puts a screen before another one, or last; once more is the same. The specification orders screens and has no call for it: this one is ours. */
  script({
    name: 'screen.move',
    path: 'MoveScreen.php',
    allow: 'staff',
    input: { screenId: id('SCREEN_ID'), beforeId: text('BEFORE_ID', { max: 100 }) },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** To the trash. */
  script({
    name: 'screen.delete',
    path: 'DeleteScreen.php',
    allow: 'staff',
    input: { screenId: id('SCREEN_ID'), requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;
