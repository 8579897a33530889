import type { Kysely } from 'kysely';
import type { ReelKind } from '../../contract/rules/reelType';
import { isLinkAddress } from '../../contract/rules/webAddress';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import type { Catalogue, ReelRow } from '../database/schema';
import { Refused } from '../http/handler';
import { posterPictures } from './pictures';

type Said = Pick<
  InputOf<ScriptByName['reel.add']>,
  'linkValue' | 'isUploaded' | 'subtitle1' | 'subtitle2' | 'picture'
>;

/** What of a row only links and posters have. */
export type LinkColumns = Pick<ReelRow, 'link_value' | 'subtitle_1' | 'subtitle_2' | 'picture'>;

const nothing: LinkColumns = { link_value: '', subtitle_1: '', subtitle_2: '', picture: '' };

const invalid = (field: keyof Said, problem: string) =>
  new Refused({ kind: 'invalid', problems: { [field]: problem } });

/**
 * What staff want a link or a poster to hold, as it may be kept; nothing for other kinds. A picture must be one that the
 * agency has; the one that stood there `before` may stay.
 */
export async function keepableLink(
  catalogue: Kysely<Catalogue>,
  kind: ReelKind,
  said: Said,
  before = '',
): Promise<LinkColumns> {
  if (kind === 'link') return { ...nothing, link_value: address(said.linkValue, true) };
  if (kind !== 'poster') return nothing;
  const { isUploaded, subtitle1 = '', subtitle2 = '', picture = '' } = said;
  if (isUploaded && picture === '') throw invalid('picture', 'required');
  const shown = isUploaded ? picture : '';
  if (shown !== '' && shown !== before && !(await posterPictures.has(catalogue, shown)))
    throw new Refused({ kind: 'notFound' });
  return {
    link_value: address(said.linkValue, false),
    subtitle_1: subtitle1.trim(),
    subtitle_2: subtitle2.trim(),
    picture: shown,
  };
}

/** A link needs an address (spec section 5), and one that a browser may follow: http, https, ftp, or none of them named. */
function address(value: string, isNeeded: boolean): string {
  const link = value.trim();
  if (link === '' && isNeeded) throw invalid('linkValue', 'required');
  if (link !== '' && !isLinkAddress(link)) throw invalid('linkValue', 'malformed');
  return link;
}
