import type { UnknownAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import type { Allow } from '../../../contract/rules/allow';
import { selectMay } from '../../entities/permissions';
import { ALL, type All } from '../../kernel/query/state';
import { onEvery } from '../../kernel/reactions';
import { locationChanged } from './navigation';

interface ScreensQuery {
  readonly facts: {
    asked(payload: { readonly params: All }): UnknownAction;
    left(payload: { readonly params: All }): UnknownAction;
  };
  readonly selectQuery: (state: never, params: All) => { readonly status: string };
}

/**
 * A list that one screen shows is asked for each time the screen is opened, and left with it. With `allow`, of people who
 * may see it only: of anybody else it is not asked.
 */
export const askWhileAt = (screen: string, { facts, selectQuery }: ScreensQuery, allow?: Allow) =>
  onEvery(locationChanged, function* ({ payload: { path } }) {
    const isAsked = path === screen && (allow === undefined || (yield* select(selectMay, allow)));
    if (isAsked) yield* put(facts.asked({ params: ALL }));
    else if ((yield* select((state: object) => selectQuery(state as never, ALL))).status !== 'idle')
      yield* put(facts.left({ params: ALL }));
  });
