import { asks, calls, type Course, does, goes, ok, refused, sleeps, told } from './course';

/** What several switches of a kind are called in their messages, and how the server is asked. */
interface Kind {
  readonly slice: string;
  readonly id: string;
  readonly script: 'talent.toggle' | 'news.toggle' | 'screen.toggle';
  /** What brings them. */
  readonly first: Course['steps'];
}

const SIX = ['1', '2', '3', '4', '5', '6'].map((at) => `thing-00000000000000${at}`);
const [ONE, TWO, THREE, , FIVE] = SIX as [string, string, string, string, string];

/**
 * Six are taken off by one press; four are sent beside one another. One that waits and one that is saved are pressed back,
 * the save's answer is lost; then all is taken back: what was on its way returns, what waits is not sent.
 */
const putBackInTheMiddle = (kind: string, { slice, id, script, first }: Kind): Course => {
  const asked = (thing: string, online: boolean, deed: object = {}) => ({
    ...{ [id]: thing, online, deed: { name: thing, ...deed } },
  });
  const makes = (k: number) => asks(k, slice, 'ids.new', { length: 20 });
  const named = (k: number) => told(k, `requestIdOfSwitch0${k}`.padEnd(20, '0'));
  const sends = (k: number, thing: string, online = false) =>
    calls(k, slice, script, { [id]: thing, online });
  return {
    name: `${kind}-taken-off-together-and-put-back-while-some-are-on-their-way-and-one-waits`,
    about: ['undo', slice],
    steps: [
      ...first,
      does(`${slice}/requested`, { things: SIX.map((thing) => asked(thing, false, { together: '1' })) }),
      ...[3, 4, 5, 6].map(makes),
      does(`${slice}/requested`, asked(FIVE, true)),
      ...[named(3), sends(7, ONE)],
      does(`${slice}/requested`, asked(ONE, true)),
      ...[told(7, refused('timeout')), sends(8, ONE)],
      ...[told(8, refused('timeout')), makes(9)],
      ...[named(4), sends(10, TWO)],
      ...[told(10, ok()), sleeps(11, 'undo', 15_000), makes(12)],
      ...[named(5), sends(13, THREE)],
      does('undo/requested'),
      ...[told(13, ok()), makes(14)],
      ...[named(14), sends(15, THREE, true)],
      ...[told(15, ok()), makes(16)],
      ...[named(16), sends(17, TWO, true)],
      told(17, ok()),
    ],
  };
};

export const courses: readonly Course[] = [
  putBackInTheMiddle('talents', {
    ...{ slice: 'talentSwitches', id: 'talentId', script: 'talent.toggle' },
    first: [goes('/app/table/talents/all')],
  }),
  putBackInTheMiddle('news', {
    ...{ slice: 'newsSwitches', id: 'newsId', script: 'news.toggle' },
    first: [goes('/app/page/news')],
  }),
  putBackInTheMiddle('home-screens', {
    ...{ slice: 'screenSwitches', id: 'screenId', script: 'screen.toggle' },
    first: [does('kits/arrived', { kit: 'homeScreens' }), goes('/app/dashboard')],
  }),
];
