import { fold } from '../../contract/rules/text';
import { orderKey } from '../database/orderKey';

/** A reel's title without blanks around it, as a search compares it, and as a list orders it. */
export function titled(text: string) {
  const title = text.trim();
  return { title, title_folded: fold(title), title_order: orderKey(title) };
}
