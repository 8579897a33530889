import { AGAIN_PAUSE, DIALOG_SUCCESS_DELAY } from '../../../src/contract/constants';
import type { Entry } from '../../../src/office/journal';
import { SETTLE_TIME } from '../../../src/office/kernel/query/saga';
import { calls, changed, type Course, does, goes, makesId, ok, refused, sleeps, told } from './course';

const SCREENS = ['screen-0000000000001', 'screen-0000000000002'] as const;
const [FIRST, SECOND] = SCREENS;
const THIRD = 'screen-0000000000003';
const row = (screenId: string, position: number) => ({
  ...{ screenId, legend: screenId, filmId: '', online: true, picture: 1, position, version: 1 },
});
const isAtTheList: readonly Entry[] = [
  does('kits/arrived', { kit: 'homeScreens' }),
  goes('/app/table/screens'),
];
const areThere: readonly Entry[] = [
  does('screens/reloadRequested', { params: {} }),
  calls(3, 'screens', 'screens.list'),
  told(3, ok(SCREENS.map((id, at) => row(id, at + 1)))),
];
const isOpen = [...isAtTheList, ...areThere];

const switches = (online: boolean) => does('screenSwitches/requested', { screenId: FIRST, online });
const asksToSwitch = (k: number, requestId: string) => [
  ...makesId(k, 'screenSwitches', 20, requestId),
  calls(k + 1, 'screenSwitches', 'screen.toggle', { screenId: FIRST }),
];
const moves = (screenId: string) => does('screenOrder/requested', { screenId, beforeId: '' });

const by = 'screenDetail';
const opens = (id: string) => does('screenDetail/opened', id);
const closes = does('screenDetail/closed');
const of = (name: string, payload: object = {}, id: string = FIRST) =>
  does(`screenDetail/${name}`, { id, ...payload });
const types = (legend: string, id: string = FIRST) => of('typed', { values: { legend } }, id);
const request = (k: number, id: string) => makesId(k, by, 20, id);
const saves = (k: number, screenId: string = FIRST) => calls(k, by, 'screen.update', { screenId });
const theirs = (version: number, values: object) =>
  ok({ kind: 'conflict', version, values: { legend: FIRST, filmId: '', ...values } });

export const courses: readonly Course[] = [
  {
    name: 'home-screen-save-refused-met-and-given-up',
    about: [by],
    steps: [
      ...isAtTheList,
      closes,
      opens(FIRST),
      opens(FIRST),
      closes,
      ...areThere,
      opens(FIRST),
      of('submitted'),
      types('Sea'),
      of('reverted'),
      types('Sea'),
      opens(SECOND),
      opens(FIRST),
      of('submitted'),
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      saves(5),
      told(5, refused('timeout')),
      of('submitted'),
      saves(6),
      told(6, theirs(2, { legend: 'Theirs' })),
      of('settled', { field: 'legend', keep: 'mine' }),
      of('submitted'),
      ...request(7, 'LMvUdlxQlNXMZMh04rEP'),
      saves(8),
      told(8, theirs(3, { legend: 'Theirs', filmId: 'YaS5eCePeiEl7xVQ2KXa' })),
      ...request(9, 'LMvUdlxQlNXMZMh04rEQ'),
      saves(10),
      told(10, ok({ kind: 'busy' })),
      sleeps(11, by, AGAIN_PAUSE),
      closes,
      told(11, null),
    ],
  },
  {
    name: 'home-screen-left-for-another-and-one-that-comes-back',
    about: [by],
    steps: [
      ...isOpen,
      opens(THIRD),
      changed('screen', THIRD, 1),
      sleeps(4, 'screens', SETTLE_TIME),
      told(4, null),
      calls(5, 'screens', 'screens.list', { screenIds: [THIRD] }),
      told(5, ok([row(THIRD, 3)])),
      closes,
      opens('screen-nobody-knows1'),
      opens(FIRST),
      types('Sea'),
      of('submitted'),
      ...request(6, 'LMvUdlxQlNXMZMh04rEO'),
      saves(7),
      opens(SECOND),
      told(7, ok({ kind: 'saved', version: 2 })),
      types('Sky', SECOND),
      of('submitted', {}, SECOND),
      ...request(8, 'LMvUdlxQlNXMZMh04rEP'),
      saves(9, SECOND),
      told(9, ok({ kind: 'saved', version: 2 })),
      opens(THIRD),
    ],
  },
  {
    name: 'home-screen-switched-again-before-it-is-saved',
    about: ['screenSwitches'],
    steps: [
      ...isOpen,
      switches(false),
      ...asksToSwitch(4, 'requestIdOfSwitching'),
      switches(true),
      told(5, ok()),
      ...asksToSwitch(6, 'requestIdOfSwitchin2'),
      switches(false),
      told(7, refused('notFound')),
      switches(false),
      ...asksToSwitch(8, 'requestIdOfSwitchin3'),
      told(9, refused('notFound')),
      switches(false),
      ...asksToSwitch(10, 'requestIdOfSwitchin4'),
      told(11, ok()),
      switches(true),
      ...asksToSwitch(12, 'requestIdOfSwitchin5'),
    ],
  },
  {
    name: 'home-screens-whose-order-is-given-up',
    about: ['screenOrder'],
    steps: [
      ...isOpen,
      moves(FIRST),
      calls(4, 'screenOrder', 'screen.move', { screenId: FIRST }),
      moves(SECOND),
      told(4, refused('timeout')),
      does('screenOrder/dismissed'),
      moves(SECOND),
      calls(5, 'screenOrder', 'screen.move', { screenId: SECOND }),
      told(5, refused('timeout')),
      moves(FIRST),
      calls(6, 'screenOrder', 'screen.move', { screenId: FIRST }),
      told(6, ok()),
    ],
  },
  {
    name: 'home-screen-saved-while-it-is-said-that-another-was',
    about: [by],
    steps: [
      ...[...isOpen, opens(FIRST), types('Sea'), of('submitted'), ...request(4, 'LMvUdlxQlNXMZMh04rEO')],
      ...[saves(5), told(5, ok({ kind: 'saved', version: 2 })), sleeps(6, by, DIALOG_SUCCESS_DELAY)],
      ...[opens(SECOND), types('Sky', SECOND), of('submitted', {}, SECOND)],
      ...[...request(7, 'LMvUdlxQlNXMZMh04rEP'), saves(8, SECOND)],
      ...[told(8, ok({ kind: 'saved', version: 2 })), sleeps(9, by, DIALOG_SUCCESS_DELAY), told(6, null)],
    ],
  },
];
