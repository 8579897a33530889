import type { UnknownAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import type { Allow } from '../../../contract/rules/allow';
import { selectMay } from '../../entities/permissions';
import { staff } from '../../entities/staff';
import { ALL, type All } from '../../kernel/query/state';
import { onEvery } from '../../kernel/reactions';
import { locationChanged, selectPath } from './navigation';

interface ScreensQuery {
  readonly facts: {
    asked(payload: { readonly params: All }): UnknownAction;
    left(payload: { readonly params: All }): UnknownAction;
  };
  readonly selectQuery: (state: never, params: All) => { readonly status: string };
}

/**
 * A list that one screen shows is asked for each time the screen is opened, and left with it. With `allow`, of people who
 * may see it only: of anybody else it is not asked, until an administrator lets them.
 */
export const askWhileAt = (screen: string, { facts, selectQuery }: ScreensQuery, allow?: Allow) =>
  onEvery(allow === undefined ? locationChanged : [locationChanged, staff.facts.loaded], function* (action) {
    const path = locationChanged.match(action) ? action.payload.path : yield* select(selectPath);
    const isAsked = path === screen && (allow === undefined || (yield* select(selectMay, allow)));
    const isIdle = (yield* select((state: object) => selectQuery(state as never, ALL))).status === 'idle';
    if (isAsked && (isIdle || locationChanged.match(action))) yield* put(facts.asked({ params: ALL }));
    else if (!isAsked && !isIdle) yield* put(facts.left({ params: ALL }));
  });
