import { resumeIntents } from '../../../src/office/workflows/talents/resume';
import { ok } from '../support';
import { READ, TOGGLE, kept, of, open } from './opened';

test('it is switched off; the choice is shown while it is on its way', () => {
  const { world, store, state, known } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  expect(state()).toMatchObject({ status: 'changing', change: { kind: 'switch', online: false } });
  expect(world.inputOf(TOGGLE)).toMatchObject({ fileName: 'lea_AAAAAAAAAA.pdf', online: false });
  world.answer(TOGGLE, ok(''));
  world.answer(READ, ok({ ...kept, online: false }));
  expect(known()).toMatchObject({ online: false });
  expect(state()).toMatchObject({ status: 'idle', former: { fate: 'switchedOff' } });
});

test('the switch is taken back, once', () => {
  const { world, store, known, former } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  world.answer(TOGGLE, ok(''));
  world.answer(READ, ok({ ...kept, online: false }));
  expect(former()).toMatchObject({ fate: 'switchedOff' });
  store.dispatch(resumeIntents.undone(of()));
  expect(world.inputOf(TOGGLE)).toMatchObject({ fileName: 'lea_AAAAAAAAAA.pdf', online: true });
  world.answer(TOGGLE, ok('lea_AAAAAAAAAA.pdf'));
  world.answer(READ, ok(kept));
  expect(known()).toEqual(kept);
  expect(former()).toBeNull();
});

test('a backend that knows no off leaves it on, and that is said', () => {
  const { world, store, state, known } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  world.answer(TOGGLE, ok('lea_AAAAAAAAAA.pdf'));
  expect(known()).toMatchObject({ online: true });
  expect(state()).toMatchObject({ status: 'idle', trouble: { refusal: { kind: 'refused' } } });
});
