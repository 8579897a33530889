import { select } from 'typed-redux-saga';
import { isDay } from '../../../contract/entities/calendar';
import { activity, type ActivityAsked } from '../../entities/activity';
import { selectMay } from '../../entities/permissions';
import { askOnly } from '../../kernel/query/askOnly';
import { onEvery, reacting } from '../../kernel/reactions';
import { locationChanged, queryChanged, selectAddress } from '../office/navigation';

export const ACTIVITY_PATH = '/app/page/activity';

/** What a query of its page may say. */
export const ACTIVITY_FILTERS = ['staffId', 'subject', 'from', 'until', 'olderThan'] as const;

/** What a query asks for; a day that is none asks for nothing. */
export function askedIn(query?: string): ActivityAsked {
  const words = new URLSearchParams(query);
  const told = ACTIVITY_FILTERS.map((name) => [name, words.get(name) ?? ''] as const).filter(
    ([name, word]) => word !== '' && ((name !== 'from' && name !== 'until') || isDay(word)),
  );
  return Object.fromEntries(told);
}

/** The page on show is asked for each time it is opened, by people whom it is for. */
export const activityPageSaga = reacting(
  onEvery([locationChanged, queryChanged], function* show() {
    const [path, query] = (yield* select(selectAddress)).split('?');
    const isAsked = path === ACTIVITY_PATH && (yield* select(selectMay, 'administrator'));
    yield* askOnly(activity, isAsked ? askedIn(query) : undefined);
  }),
);
