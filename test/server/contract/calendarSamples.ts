import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import type { Sample } from './sample';
import type { World } from './world';

const AT = '2099-07-14 09:00';

const scheduled = async (world: World) => {
  const thing = { thing: 'screen', subjectId: await world.screen(), from: AT, until: '' } as const;
  const { entryIds } = await world.person.call('schedule.add', { ...thing, recipients: '' });
  return entryIds;
};

/** One sample a script of the calendar. */
export const calendarSamples: {
  readonly [N in Extract<ScriptName, 'calendar.list' | `schedule.${string}`>]: Sample<N>;
} = {
  'calendar.list': { input: () => ({ month: '2026-02' }), rows: [] },
  'schedule.add': {
    input: async (world) => ({
      thing: 'newsletter',
      subjectId: await world.newsletter(),
      from: AT,
      until: '',
      recipients: 'a@brand.example, b@brand.example',
      requestId: newId(),
    }),
    rows: ['subjectId'],
  },
  'schedule.recipients': {
    input: async (world) => ({ entryId: (await scheduled(world))[0] ?? '' }),
    rows: ['entryId'],
  },
  'schedule.move': {
    input: async (world) => ({
      entryId: (await scheduled(world))[0] ?? '',
      at: '2099-12-24 18:30',
      requestId: newId(),
    }),
    rows: ['entryId'],
  },
  'schedule.switch': {
    input: async (world) => ({
      entryIds: await scheduled(world),
      isWanted: false,
      requestId: newId(),
    }),
    rows: ['entryIds'],
  },
  'schedule.run': {
    input: async (world) => ({ entryId: (await scheduled(world))[0] ?? '', requestId: newId() }),
    rows: ['entryId'],
  },
};
