import type { InputOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import { request } from '../../kernel/request';
import { tableExport } from '../tables/tableExport';

/** What the filters let through, as a table. */
export const activityExport = tableExport({
  name: 'activityExport',
  ask: (filters: InputOf<ScriptByName['activity.export']>) => request('activity.export', filters),
  fileName: ({ from, until }) => `${['activity', from, until].filter(Boolean).join('_')}.csv`,
});
