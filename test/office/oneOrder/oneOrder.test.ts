import fc from 'fast-check';
import { keyOfOwner, type ReelOwner } from '../../../src/office/entities/reelOwner';
import { selectAreChanging, selectReelChanges } from '../../../src/office/workflows/reels/reelChanges';
import { type Fate, type HeadlessOffice, toRest } from '../../tools/headlessOffice';
import { databases } from '../../tools/databases';
import { type Act, type Deed, deeds } from './deeds';
import { watched } from './orders';
import { setStage, type Stage } from './stage';
import { inDatabase, inReply, onPages, onScreen } from './truth';

/** GREENROOM_COURSES=1000 plays more of them for each seed, GREENROOM_SEED=2 others. */
const COURSES = Number(process.env['GREENROOM_COURSES'] ?? 20);
const SEEDS = (process.env['GREENROOM_SEED'] ?? '1,931259160').split(',').map(Number);

/** Milliseconds, the time to make a course that fails shorter among them. */
const TIME_OF_ONE = 2500;

interface Real {
  readonly stage: Stage;
  readonly talentId: string;
  readonly hands: (owner: ReelOwner) => Act['hands'];
  readonly trash: Act['trash'];
  /** Both offices call in the same moment: nobody can tell what stood there before. */
  isTogether: boolean;
}

/** What each person has in hand of each owner's reels. */
function handsOf(): Real['hands'] {
  const all = new Map<string, Act['hands']>();
  return (owner) => {
    const hands = all.get(keyOfOwner(owner)) ?? new Map();
    all.set(keyOfOwner(owner), hands);
    return hands;
  };
}

const statusOf = (office: HeadlessOffice) => selectReelChanges(office.store.getState()).status;

/** The reels on the screen without what stands on them. */
const orderOn = (office: HeadlessOffice, owner: ReelOwner) =>
  onScreen(office, owner).map((line) => line.replace(/ “.*/, ''));

type Command = fc.AsyncCommand<object, Real>;

const ownersOf = (talentId: string): readonly ReelOwner[] => [{ talentId }, { talentId, special: true }];

/** A person at one of the offices does something with the talent's reels, or with the special ones. */
const does = (who: 0 | 1, deed: Deed, at: number, to: number, special: true | undefined): Command => ({
  check: () => true,
  async run(_model, { stage, talentId, hands, trash }) {
    const office = stage.offices[who];
    const owner = special ? { talentId, special } : { talentId };
    deeds[deed]({ office, owner, at, to, hands: hands(owner), trash, filmIds: stage.filmIds });
  },
  toString: () => `${who} ${deed}${special ? ' special' : ''} ${at} ${to}`,
});

/** Something that an office waits for goes a step further, or is lost. */
const goesOn = (who: 0 | 1, at: number, fate: Fate): Command => ({
  check: () => true,
  async run(_model, { stage, talentId }) {
    const office = stage.offices[who];
    const owners = ownersOf(talentId);
    const before = owners.map((owner) => orderOn(office, owner));
    await office.step(at, fate);
    // What the person did with these reels stands until all of it is saved or refused; a reel that is deleted goes.
    for (const [index, owner] of owners.entries()) {
      if (!selectAreChanging(office.store.getState(), owner)) continue;
      const after = orderOn(office, owner);
      expect(after).toEqual(before[index]?.filter((line) => after.includes(line)));
    }
  },
  toString: () => `${who} … ${at} ${fate}`,
});

/** Both offices go on in the same moment. */
const bothGoOn = (at: number): Command => ({
  check: () => true,
  async run(_model, real) {
    real.isTogether = true;
    await Promise.all(real.stage.offices.map((office) => office.step(at)));
    real.isTogether = false;
  },
  toString: () => `both … ${at}`,
});

const who = fc.constantFrom(0 as const, 1 as const);
const number = fc.nat({ max: 40 });
const fates = fc.constantFrom<Fate>('reached', 'reached', 'reached', 'reached', 'notSent', 'answerLost');
const anyDeed = fc
  .tuple(
    who,
    fc.constantFrom(...(Object.keys(deeds) as Deed[])),
    number,
    number,
    fc.constantFrom(undefined, undefined, true as const),
  )
  .map((told) => does(...told));
const anyStep = fc.tuple(who, number, fates).map((told) => goesOn(...told));

const courses = fc.commands([anyDeed, anyStep, anyStep, number.map(bothGoOn)], {
  maxCommands: 40,
  size: 'max',
});

/**
 * Drags, keys, undos, colleagues' changes and failed saves in any order, in two offices at once, with answers and news that
 * come in any order: once all is said, everybody sees one and the same order of reels and of the films on them.
 */
describe.each(databases)('the order of reels on $database', ({ open }) => {
  let stage: Stage;
  let real: Real | undefined;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const database = await open();
    stop = database.stop;
    stage = await setStage(database.url, (call, reach) =>
      real?.isTogether === false ? watched(stage, call, reach) : reach(),
    );
  });
  afterAll(async () => {
    await stage.close();
    await stop();
  });

  test.each(SEEDS)(
    'is one and the same at last for screens, database and public pages, with seed %d',
    async (seed) => {
      await fc.assert(
        fc.asyncProperty(courses, async (course) => {
          const { offices } = stage;
          const played = (real = {
            stage,
            talentId: await stage.newTalent(),
            hands: handsOf(),
            trash: [],
            isTogether: false,
          });
          await fc.asyncModelRun(() => ({ model: {}, real: played }), course);
          for (const office of offices) office.reconnect();
          await toRest(offices);
          for (const owner of ownersOf(played.talentId)) {
            const truth = await inDatabase(stage, owner);
            expect(await inReply(stage, owner)).toEqual(truth);
            for (const office of offices) expect(onScreen(office, owner)).toEqual(truth);
            const { shown, wanted } = await onPages(stage, truth);
            expect(shown).toEqual(wanted);
          }
          for (const office of offices) {
            expect(statusOf(office)).not.toBe('saving');
            expect(office.errors).toEqual([]);
          }
        }),
        // A course that fails is shortened as far as there is time.
        { seed, numRuns: COURSES, interruptAfterTimeLimit: COURSES * TIME_OF_ONE },
      );
    },
    COURSES * TIME_OF_ONE + 20_000,
  );
});
