import { createAction } from '@reduxjs/toolkit';
import type { ReelName } from '../../contract/entities/reel';
import { onNews } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { collection } from './collection';

/** Fact: a reel has a name that a person typed, for the catalogue; under the reel's code, if it has one of its own. */
export const reelNameTyped = createAction<{ name: string; code?: string }>('reelNames/typed');

/** The catalogue of reel names. */
export const reelNames = collection({
  name: 'reelNames',
  ask: () => request('reelNames.list', {}),
  idOf: ({ code }: ReelName) => code,
  rowsOf: (rows: readonly ReelName[]) => rows,
  invalidatedBy: [onNews('reelName')],
  retriesAtOnce: true,
});
