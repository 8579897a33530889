import { selectReel } from '../../../entities/reels';
import type { ReelChange } from './state';

/** A change that is asked for again, by a person who has seen what stands there now: a colleague's text does not keep it. */
export function selectAgain(root: Parameters<typeof selectReel>[0], change: ReelChange): ReelChange {
  const reel = 'reelId' in change ? selectReel(root, change.reelId) : undefined;
  if (!reel) return change;
  const { title, linkValue, special } = reel;
  if (change.kind === 'rename') return { ...change, former: title };
  if (change.kind === 'updateLink') return { ...change, former: { title, linkValue } };
  if (change.kind !== 'describe' || !special) return change;
  const { heading, subheading, mailSender } = special;
  return { ...change, former: { title, heading, subheading, mailSender } };
}

/** What a person wrote where a colleague's text stands now; nothing of other changes. */
export function writtenIn(change: ReelChange): readonly string[] {
  if (change.kind === 'rename') return [change.title];
  if (change.kind === 'updateLink') return othersThan(change.link, change.former);
  return change.kind === 'describe' ? othersThan(change.content, change.former) : [];
}

const othersThan = <T extends object>(content: T, former: T): readonly string[] =>
  Object.entries(content).flatMap(([name, text]) => (text === former[name as keyof T] ? [] : String(text)));
