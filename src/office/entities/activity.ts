import { createAction } from '@reduxjs/toolkit';
import type { Activity } from '../../contract/entities/activity';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';

/** Whose doings, with what thing, on which days, and after which row: one page of them. */
export type ActivityAsked = InputOf<ScriptByName['activity.list']>;

/** Fact: something was put back here. */
export const activityChanged = createAction('activity/changed');

/** What was done in the agency, a page at a time, the newest first; every change makes another row. */
export const activity = query({
  name: 'activity',
  keyOf: ({ staffId, subject, from, until, olderThan }: ActivityAsked) =>
    JSON.stringify([staffId, subject, from, until, olderThan]),
  ask: (asked) => request('activity.list', asked),
  dataOf: (rows: readonly Activity[]) => rows,
  forgetsLeft: true,
  invalidatedBy: [on(activityChanged), on(serverEventReceived, ({ kind }) => kind === 'changed')],
});
