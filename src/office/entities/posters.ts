import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';

/** What is written on a poster, and where it leads. */
export interface PosterWords {
  readonly title: string;
  readonly subtitle1: string;
  readonly subtitle2: string;
  readonly linkValue: string;
}

/** The same with the name of its picture, empty for none. */
export interface PosterContent extends PosterWords {
  readonly picture: string;
}

interface PosterUpdate {
  readonly talentId: string;
  readonly reelId: string;
  readonly code: string;
  readonly content: PosterContent;
  /** What the person saw. */
  readonly former: PosterContent;
}

/** A poster as reels are kept: a link that says whether its picture was uploaded. */
export const asReel = (content: PosterContent) => ({
  ...content,
  isLink: true,
  isUploaded: content.picture !== '',
});

/** How the server is asked to make a poster say something else. */
export const posterUpdate = ({
  talentId,
  reelId,
  code,
  content,
  former,
}: PosterUpdate): InputOf<ScriptByName['reel.update']> => ({
  ...asReel(content),
  ...{ talentId, reelId, code },
  seenTitle: former.title,
  seenLinkValue: former.linkValue,
  seenSubtitle1: former.subtitle1,
  seenSubtitle2: former.subtitle2,
  seenPicture: former.picture,
});
