import { newsContentFields, newsFields } from '../entities/news';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag, id, ofIds, text, whole } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { savedOrConflict } from '../wire/saved';
import { pictureFields } from './pictures';

const requestId = optional(id('REQUEST_ID'));

export const newsScripts = [
  script({
    name: 'news.list',
    path: 'get_All_NEWS.php',
    allow: 'reader',
    input: { newsIds: ofIds('NEWS_IDS') },
    reply: rows('ROWS', newsFields),
    refusal: 'error',
  }),
  /** The office makes the id (spec section 9); the day is the server's. */
  script({
    name: 'news.add',
    path: 'AddNewNEWS.php',
    allow: 'staff',
    input: { newsId: id('ID_NEWS'), ...newsContentFields, requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** With `version`, an item that has another one is left alone and comes back as it is. */
  script({
    name: 'news.update',
    path: 'UpdateNEWS.php',
    allow: 'staff',
    input: {
      newsId: id('ID_NEWS'),
      ...newsContentFields,
      version: optional(whole('ROW_VERSION')),
      requestId,
    },
    reply: savedOrConflict(newsContentFields),
    refusal: 'FAILED',
  }),
  script({
    name: 'news.toggle',
    path: 'Toogle_ON_OFF_NEWS.php',
    allow: 'staff',
    input: { newsId: id('NEWS_ID'), online: flag('ON_OFF'), requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** To the trash. */
  script({
    name: 'news.delete',
    path: 'DeleteNews.php',
    allow: 'staff',
    input: { newsId: id('NEWS_ID'), requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;

/** Of what a picture that the server names is: it comes before the thing is saved. */
const namedPictureKinds = { NEWS: 'news', POSTER: 'poster' } as const;
export type NamedPictureKind = (typeof namedPictureKinds)[keyof typeof namedPictureKinds];

/** The multipart call for pictures of news and posters (spec section 7); the file part is named `file`. Replies the name of the picture. */
export const newsPictureUpload = script({
  name: 'newsPicture.upload',
  path: 'UploadPict_UHD.php',
  allow: 'staff',
  encoding: 'multipart',
  input: { ...pictureFields, kind: choice('kind', namedPictureKinds) },
  reply: done({ picture: text('PICTURE', { min: 1, max: 100 }) }),
  refusal: 'error',
});
