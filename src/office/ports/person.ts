/**
 * The id of the person whose office this window shows: what goes out beside the scripts' calls names them, as the browser's
 * session may have become another's in another window.
 */
export type Person = () => string | undefined;
