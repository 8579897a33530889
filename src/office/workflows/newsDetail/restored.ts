import { type NewsContent, newsContentFields } from '../../../contract/entities/news';
import type { Draft } from '../../kernel/draft/draft';
import { draftsIn } from '../../kernel/draft/stored';
import type { NewsDetailState } from './state';

const names = Object.keys(newsContentFields);

/** What news start with: of an item that was open, only what was not saved is taken up again. */
export function restoredNews(stored: unknown): NewsDetailState | undefined {
  const sound = Object.entries(draftsIn(stored)).filter((named): named is [string, Draft<NewsContent>] =>
    names.every((name) => named[1].values[name] !== undefined),
  );
  return sound.length === 0 ? undefined : { page: { status: 'closed' }, drafts: Object.fromEntries(sound) };
}
