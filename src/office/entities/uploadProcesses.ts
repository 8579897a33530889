import { createAction } from '@reduxjs/toolkit';
import { isUnderWay } from '../../contract/entities/film';
import type { UploadProcess } from '../../contract/entities/uploadProcess';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';
import { filmDeleted } from './films';

/** Fact of workflows/uploads: the server has that process of an upload no longer, or lists it no more. */
export const uploadRemoved = createAction<{ uploadKey: string; processId: string }>('uploads/removed');

/** This person's uploads as the server has them. A list that is on its way may be older than what ends meanwhile. */
export const uploadProcesses = query({
  name: 'uploadProcesses',
  ask: () => request('upload.list', {}),
  dataOf: (processes: readonly UploadProcess[]) => processes,
  invalidatedBy: [
    on(serverEventReceived, (event) => event.kind === 'encoding' && !isUnderWay(event.status)),
    on(uploadRemoved),
    on(filmDeleted),
  ],
  isLazy: true,
});
