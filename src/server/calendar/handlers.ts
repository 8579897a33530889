import { addressesIn } from '../../contract/rules/addressList';
import { change, type Handlers, read } from '../http/handler';
import { act } from './act';
import { scheduleAdd } from './add';
import * as entries from './entries';
import { calendarList } from './list';
import { refuseWithoutEffect } from './standing';

/** What was published and sent, and what will be. */
export const calendarHandlers: Handlers<
  'calendar.list' | `schedule.${'add' | 'recipients' | 'move' | 'switch' | 'run'}`
> = {
  'calendar.list': calendarList,
  'schedule.add': scheduleAdd,

  'schedule.recipients': read(async ({ catalogue }, { entryId }) => {
    const { recipients } = await entries.entryIn(catalogue, entryId, entries.OPEN);
    return addressesIn(recipients).recipients;
  }),

  'schedule.move': change(async (context, { entryId, at: shown }) => {
    const entry = await entries.entryIn(context.catalogue, entryId, entries.OPEN);
    const at = entries.dueAt(context, 'at', shown);
    await refuseWithoutEffect(context.catalogue, 'at', { ...entry, at });
    if (entry.status !== 'waiting' || entry.at !== at)
      await entries.change(context, entry, { at, status: 'waiting', reason: '' });
    return {};
  }),

  /** Said twice it is said once. What has become due while it was taken back is asked about. */
  'schedule.switch': change(async (context, { entryIds, isWanted }) => {
    const { catalogue, now } = context;
    for (const entryId of entryIds) {
      const entry = await entries.entryIn(catalogue, entryId, [...entries.OPEN, 'takenBack']);
      if ((entry.status === 'takenBack') !== isWanted) continue;
      const isLate = entry.at <= now.toISOString();
      const status = isWanted ? (isLate ? 'missed' : 'waiting') : 'takenBack';
      await entries.change(context, entry, { status, reason: '' });
    }
    return {};
  }),

  'schedule.run': change(async (context, { entryId }) => {
    const entry = await entries.entryIn(context.catalogue, entryId, entries.OPEN);
    await act(context, entry, context.now.toISOString());
    return {};
  }),
};
