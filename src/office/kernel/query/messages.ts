import { type Action, createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import type { OfParams } from './state';

type WithReply<P, R> = OfParams<P> & { readonly reply: R };

/** True of the fact that a load, of whatever query, could not be had. */
export const isLoadFailed = (action: Action): action is LoadFailed => {
  const { type, payload } = action as PayloadAction<unknown>;
  return type.endsWith('/failed') && typeof payload === 'object' && payload !== null && 'params' in payload;
};

export type LoadFailed = PayloadAction<OfParams<object> & { readonly refusal: Refusal }>;

/** The messages of a query, by the name of what is asked for: `news/asked`, `news/loaded`. */
export function queryMessages<N extends string, P, R>(name: N) {
  return {
    intents: {
      /** A screen shows it: it is asked unless it is known, or on its way. */
      wanted: createAction<OfParams<P>, `${N}/wanted`>(`${name}/wanted`),
      /** A person wants it asked again. */
      reloadRequested: createAction<OfParams<P>, `${N}/reloadRequested`>(`${name}/reloadRequested`),
    },
    facts: {
      asked: createAction<OfParams<P>, `${N}/asked`>(`${name}/asked`),
      partLoaded: createAction<WithReply<P, R>, `${N}/partLoaded`>(`${name}/partLoaded`),
      loaded: createAction<WithReply<P, R>, `${N}/loaded`>(`${name}/loaded`),
      failed: createAction<OfParams<P> & { readonly refusal: Refusal }, `${N}/failed`>(`${name}/failed`),
      outdated: createAction<OfParams<P>, `${N}/outdated`>(`${name}/outdated`),
      left: createAction<OfParams<P>, `${N}/left`>(`${name}/left`),
    },
  };
}

export type QueryMessages<N extends string, P, R> = ReturnType<typeof queryMessages<N, P, R>>;
