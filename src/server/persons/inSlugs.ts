import { slug } from '../../contract/rules/text';
import type { Identity } from './identity';

/**
 * Tells whether a slug, or a file's name that begins with one, names the person, in either order, or by an address; a name
 * of one word is too common.
 */
export function inSlugs({
  firstName,
  lastName,
  addresses,
  hasNamesake,
}: Identity): (text: string) => boolean {
  const isName = !hasNamesake && `${firstName} ${lastName}`.trim().includes(' ');
  const names = isName ? [`${firstName} ${lastName}`, `${lastName} ${firstName}`] : [];
  const slugs = [...names, ...addresses].map(slug).filter((name) => name.includes('_'));
  return (text) => slugs.some((name) => `_${text}_`.includes(`_${name}_`));
}
