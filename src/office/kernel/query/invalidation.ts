import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { Entity } from '../../../contract/events';
import { tellsOf } from '../rowNews';
import { serverEventReceived } from '../signals';

/** A message that makes answers old, and which of them. */
export interface Invalidation<P, D = object> {
  /** The message's. */
  readonly type: string;
  /** Whether one of that type makes any answer old. */
  matches(action: Action): boolean;
  /** `known` is what was known of the answer. */
  concerns(action: Action, params: P, known: D | null): boolean;
}

interface Creator<T> {
  readonly type: string;
  match(action: unknown): action is PayloadAction<T>;
}

/** Declares that a message makes all answers old, where `tells` says so of it. */
export const on = <T, P, D = object>(
  creator: Creator<T>,
  tells?: (payload: T) => boolean,
): Invalidation<P, D> => about(creator, always, tells);

/** Declares that a message makes those answers old that it `concerns`, where `tells` says that it may any. */
export const about = <T, P, D = object>(
  { type, match }: Creator<T>,
  concerns: (payload: T, params: P, known: D | null) => boolean,
  tells: (payload: T) => boolean = always,
): Invalidation<P, D> => {
  const matches = (action: Action): action is PayloadAction<T> => match(action) && tells(action.payload);
  return {
    type,
    matches,
    concerns: (action, params, known) => matches(action) && concerns(action.payload, params, known),
  };
};

/** Declares that news of a row of that kind makes answers old: all of them, or those whose params name it by its id. */
export const onNews = <P, D = object>(entity: Entity, idOf?: (params: P) => string): Invalidation<P, D> =>
  about(
    serverEventReceived,
    (event, params: P) => tellsOf(event, entity, idOf?.(params)),
    (event) => tellsOf(event, entity),
  );

const always = () => true;
