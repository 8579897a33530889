import { selectReel } from '../../../entities/reels';
import type { ReelChange } from './state';

/**
 * A change that a colleague overtook, asked for again by a person who has seen what stands there now: what that person wrote
 * takes its place, and what they left alone stays as it is by now.
 */
export function selectAgain(root: Parameters<typeof selectReel>[0], change: ReelChange): ReelChange {
  const reel = 'reelId' in change ? selectReel(root, change.reelId) : undefined;
  if (!reel) return change;
  const { title, linkValue, special } = reel;
  if (change.kind === 'rename') return { ...change, former: title };
  if (change.kind === 'updateLink') {
    const now = { title, linkValue };
    return { ...change, link: over(now, change.link, change.former), former: now };
  }
  if (change.kind !== 'describe' || !special) return change;
  const { heading, subheading, mailSender } = special;
  const now = { title, heading, subheading, mailSender };
  return { ...change, content: over(now, change.content, change.former), former: now };
}

/** What a person wrote; nothing of changes that are not of texts. */
export function writtenIn(change: ReelChange): readonly string[] {
  if (change.kind === 'rename') return [change.title];
  if (change.kind === 'updateLink') return Object.values(written(change.link, change.former));
  return change.kind === 'describe' ? Object.values(written(change.content, change.former)) : [];
}

const over = <T extends object>(now: T, content: T, former: T): T => ({
  ...now,
  ...written(content, former),
});

/** What is otherwise than it stood there before. */
const written = <T extends object>(content: T, former: T) =>
  Object.fromEntries(
    Object.entries(content).filter(([name, text]) => text !== former[name as keyof T]),
  ) as Partial<T> & Record<string, string>;
