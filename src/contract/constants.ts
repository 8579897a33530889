/** Joins ids and orders in one text; ids and texts never contain it (spec section 9). */
export const SEPARATOR = '_;_';

/** The longest ordinary text, in characters. */
export const TEXT_LIMIT = 500;

/** Spec section 9, all delays in milliseconds. */
export const LOGIN_ATTEMPTS = 3;
export const LOGIN_RETRY_DELAY = 1000;
/** Mail and success dialogs close after it. */
export const DIALOG_SUCCESS_DELAY = 1200;
/** Then the search field of the choose-film overlay has the keyboard, if nothing else in it has. */
export const SEARCH_FOCUS_DELAY = 1200;
export const UPLOAD_START_DELAY = 100;
/** So long an upload button shows that its file has arrived. */
export const UPLOAD_SUCCESS_TIME = 1400;
export const UPLOAD_ERROR_DELAY = 1300;
export const TYPING_PAUSE = 750;
export const COMMITTED_PAUSE = 1;
export const AGENT_PAUSE = 300;
/** What is typed into a search that the server makes is asked for after this. */
export const SEARCH_PAUSE = 300;
/** After a save that was refused because another runs ("Already updating"). */
export const AGAIN_PAUSE = 100;
export const CHECK_MARK_TIME = 1200;
export const BIOGRAPHY_LOCK_DELAY = 2000;
export const BIOGRAPHY_NOTICE_DELAY = 3000;
/** Back to the list after news were saved (spec section 4). */
export const NEWS_CREATED_DELAY = 1500;
export const NEWS_UPDATED_DELAY = 1000;
/** The list of clients is asked for again once nothing was scrolled for so long. */
export const CLIENT_LIST_SCROLL_PAUSE = 250;
export const LIST_REFRESH_INTERVAL = 5000;
/** Ours: how often the page of operation is asked for anew. */
export const OPERATION_REFRESH = 10_000;

/** No call waits longer than this for its answer. */
export const CALL_TIME_LIMIT = 20_000;

/** Spec section 9: PRODUCTION_MODE and FILE_DURATION are fixed. */
export const PRODUCTION_MODE = 1;
export const UPLOAD_PROCESS_DURATION = 2;

export const TALENT_FILMS_PAGE_SIZE = 40;
export const AGENCY_FILMS_SHOWN = 50;
/** So many rows of a long list are asked for at once. */
export const WINDOW_ROWS = 50;
/** Ours: so many rows that only the server knows of are acted on at once at most. */
export const ROWS_ACTED_ON = 10_000;
/** Ours: rows that are scrolled to while others are on their way are asked for once this has passed without more of them. */
export const WINDOW_SCROLL_PAUSE = 40;
/** As many talents, and reels, are found at once for what is typed. */
export const ROWS_FOUND = 50;
/** So many of the newest films the dashboard shows. */
export const NEWEST_FILMS_SHOWN = 8;
/** So many rows that changed are asked for by their ids at most; where there are more, the list is. */
export const ROWS_AT_ONCE = 50;
export const TABLE_PAGE_SIZES = [5, 10, 15] as const;
export const REEL_CODE_LENGTH = 10;
export const NEWS_ID_LENGTH = 10;
export const SCREEN_ID_LENGTH = 10;
/** Spec section 9: so many random characters, then the day as YYYYMMDD. */
export const NEWSLETTER_ID_LENGTH = 7;

/** The largest film that may be uploaded, in bytes. */
export const FILM_SIZE_LIMIT = 200 * 1024 ** 3;

/** The largest picture of a film that is decoded, in pixels: 4K and 5K of any shape. */
export const FILM_PIXELS_LIMIT = 4096 * 4096;

/** The base path of the scripts on the companion server, and of an agency's own scripts by default. */
export const BACKEND_PATH = '/backend/';

/** Spec section 9: pictures of films and of news are kept at this percentage of their size. */
export const FILM_PICTURE_PERCENT = 50;
export const NEWS_PICTURE_PERCENT = 100;
export const POSTER_PICTURE_PERCENT = 100;
/** Home screens fill a window. */
export const SCREEN_PICTURE_PERCENT = 100;

/** Spec section 9: the colours of a newsletter and of its buttons. */
export const NEWSLETTER_TEXT_COLOUR = '#606060';
export const NEWSLETTER_BACK_COLOUR = '#fff';
export const BUTTON_COLOUR = '#19aeed';
/** Characters by which an item of a newsletter is told from the others. */
export const ITEM_KEY_LENGTH = 10;
export const NEWSLETTER_ITEMS_LIMIT = 200;
/** Gmail shows no more of a mail than its first 102 kilobytes. */
export const MAIL_SIZE_LIMIT = 102 * 1024;
/** So many addresses a newsletter is mailed to at once. */
export const MAILING_LIMIT = 5000;

/** The longest body of a call that sends no file, in bytes; of one that anyone may make. */
export const BODY_LIMIT = 1024 * 1024;
export const OPEN_BODY_LIMIT = 16 * 1024;
