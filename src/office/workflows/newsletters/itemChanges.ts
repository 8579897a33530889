import { pick } from '../../kernel/draft/values';
import { itemIn, itemText } from './newsletterValues';

/** A change of the list of a newsletter, as items are texts there; places count from 0. */
export type ItemChange =
  | { readonly kind: 'put'; readonly item: string; readonly at: number }
  | { readonly kind: 'take'; readonly key: string }
  /** Fields of an item, whose other fields stay as they are by then. */
  | { readonly kind: 'write'; readonly key: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'move'; readonly key: string; readonly to: number };

interface Changed {
  readonly items: readonly string[];
  /** What takes it back. */
  readonly opposite: ItemChange;
}

export const keyOfItem = (text: string): string => itemIn(text)?.key ?? '';

/** The list after a change; nothing where what it is about is not there any more. */
export function changeItems(items: readonly string[], change: ItemChange): Changed | undefined {
  if (change.kind === 'put')
    return {
      items: items.toSpliced(change.at, 0, change.item),
      opposite: { kind: 'take', key: keyOfItem(change.item) },
    };
  const { key } = change;
  const at = items.findIndex((item) => keyOfItem(item) === key);
  const item = items[at] ?? '';
  const before = itemIn(item);
  if (!before) return undefined;
  if (change.kind === 'write') {
    const fields = pick({ ...before } as Readonly<Record<string, string>>, Object.keys(change.fields));
    const written = itemText({ ...before, ...change.fields });
    return { items: items.toSpliced(at, 1, written), opposite: { kind: 'write', key, fields } };
  }
  const others = items.toSpliced(at, 1);
  if (change.kind === 'take') return { items: others, opposite: { kind: 'put', item, at } };
  return { items: others.toSpliced(change.to, 0, item), opposite: { kind: 'move', key, to: at } };
}
