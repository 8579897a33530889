import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../../../contract/refusal';
import type { ListWindow, Looked, ToldWindow } from '../../../entities/listWindows';
import type { Keyed } from '../../../kernel/keyed';
import type { All, OfParams, QueryState } from '../../../kernel/query/state';

/** What the server has of a list: a query of all there is, or a collection's. */
export interface Asked<State> {
  readonly selectQuery: (state: State, params: All) => QueryState<All, unknown>;
  readonly reload: () => UnknownAction;
}

/** Windows of a list (`listWindows`). */
export interface Windows {
  readonly keyOf: (window: ListWindow) => string;
  readonly selectStates: (state: never) => Keyed<QueryState<ListWindow, ToldWindow>>;
  readonly facts: {
    asked(payload: OfParams<ListWindow>): UnknownAction;
    left(payload: OfParams<ListWindow>): UnknownAction;
    readonly loaded: {
      readonly type: string;
      match(action: unknown): action is { readonly payload: OfParams<ListWindow> } & UnknownAction;
    };
  };
}

interface OfLooked {
  readonly looked: Looked;
}

/** A query of all rows that are found, as far as is needed to act on them. */
export interface ActedOn<Acted> {
  readonly keyOf: (params: OfLooked) => string;
  readonly selectStates: (state: never) => Keyed<QueryState<OfLooked, readonly Acted[]>>;
  readonly selectQuery: (state: never, params: OfLooked) => QueryState<OfLooked, readonly Acted[]>;
  readonly facts: {
    asked(payload: OfParams<OfLooked>): UnknownAction;
    left(payload: OfParams<OfLooked>): UnknownAction;
    readonly loaded: { readonly type: string };
  };
  ask(
    params: OfLooked,
    known: null,
    showPart: () => SagaGenerator<void>,
  ): SagaGenerator<Answer<readonly Acted[]>>;
}
