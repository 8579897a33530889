import { sessionRestored } from '../../../src/office/kernel/sessionFacts';
import { resumeIntents, selectIsResumeUploading } from '../../../src/office/workflows/talents/resume';
import { offline, ok, refused } from '../support';
import { READ, TOGGLE, REMOVE, SEND, FORGET, file, none, kept, changed, of, open } from './opened';

test('a PDF goes to the secure site with its progress, is turned on, and is the resume then', () => {
  const { world, store, state, known, choose, answered } = open();
  choose();
  world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
  expect(world.inputOf(SEND)).toEqual({
    fileId: 'file-1',
    address: '/securesite/',
    script: 'secureSite.uploadResume',
    input: {
      targetPath: 'resumes',
      originalName: 'CV Léa.pdf',
      fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf',
      isNew: true,
    },
  });
  world.hear(SEND, { kind: 'progress', sent: 400, size: 1000 });
  expect(state()).toMatchObject({ status: 'uploading', sent: 400 });
  expect(selectIsResumeUploading(store.getState())).toBe(true);
  answered(ok({ fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf' }));
  world.answer(FORGET, null);
  expect(world.inputOf(TOGGLE)).toEqual({
    firstName: 'Léa',
    lastName: 'Mør',
    talentId: 't1',
    fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf',
    online: true,
  });
  world.answer(TOGGLE, ok('mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf'));
  world.answer(READ, ok({ ...kept, addedAt: '2026-01-01T00:00:00Z' }));
  expect(known()).toMatchObject({ addedAt: '2026-01-01T00:00:00Z' });
  expect(state()).toEqual({ status: 'idle', former: null, trouble: null });
});

test('a reply that cannot be read again afterwards leaves what is known', () => {
  const { world, state, known, sendWhole } = open();
  sendWhole();
  world.answer(TOGGLE, ok('mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf'));
  world.answer(READ, offline);
  expect(known()).toMatchObject({ originalName: 'CV Léa.pdf', online: true });
  expect(state().status).toBe('idle');
});

test('another one takes its place, and can be undone', () => {
  const { world, store, former, sendWhole } = open(kept);
  sendWhole();
  world.answer(TOGGLE, ok('mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf'));
  world.answer(READ, ok({ ...kept, fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf' }));
  expect(former()).toMatchObject({ resume: kept, fate: 'replaced' });
  store.dispatch(resumeIntents.undone(of()));
  expect(world.inputOf(TOGGLE)).toMatchObject({ fileName: 'lea_AAAAAAAAAA.pdf', online: true });
});

test('what takes the place of one that is off is off too', () => {
  const { world, sendWhole } = open({ ...kept, online: false });
  sendWhole();
  expect(world.inputOf(TOGGLE)).toMatchObject({ online: false });
});

test('it is removed, and comes back as it was, off too', () => {
  const off = { ...kept, online: false };
  const { world, store, known, former } = open(off);
  store.dispatch(resumeIntents.removeRequested(of()));
  world.answer(REMOVE, ok());
  world.answer(READ, ok(none));
  expect(known()).toEqual(none);
  expect(former()).toMatchObject({ resume: off, fate: 'removed' });
  store.dispatch(resumeIntents.undone(of()));
  expect(world.inputOf(TOGGLE)).toMatchObject({ fileName: 'lea_AAAAAAAAAA.pdf', online: false });
  world.answer(TOGGLE, ok(''));
  world.answer(READ, ok(off));
  expect(known()).toEqual(off);
  expect(former()).toBeNull();
});

test.each([
  ['none', null, 'required'],
  ['an empty file', { ...file, size: 0 }, 'required'],
  ['one of 26 MB', { ...file, size: 26 * 1024 * 1024 }, 'tooLarge'],
])('%s is refused before anything is sent', (_what, chosen, problem) => {
  const { world, state, choose } = open(kept);
  choose(chosen);
  expect(world.pending()).toEqual(chosen ? [FORGET] : []);
  expect(state()).toMatchObject({ trouble: { refusal: { problems: { file: problem } }, again: null } });
});

test('what the server finds to be no PDF is not offered again, and the resume before stays', () => {
  const { world, state, known, choose, answered } = open(kept);
  choose();
  world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
  answered(refused({ kind: 'invalid', problems: { file: 'notAPdf' } }));
  expect(world.pending()).toEqual([FORGET]);
  expect(known()).toEqual(kept);
  expect(state()).toMatchObject({ trouble: { again: null } });
});

test('a connection that is lost on the way keeps the file, and trying again sends it', () => {
  const { world, store, state, choose, answered } = open();
  choose();
  world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
  answered(offline);
  expect(world.pending()).toEqual([]);
  expect(state()).toMatchObject({
    trouble: { refusal: { kind: 'offline' }, again: { kind: 'upload', file } },
  });
  store.dispatch(resumeIntents.retried(of()));
  world.answer('ids.new', 'CCCCCCCCCCCCCCCCCCCC');
  expect(world.inputOf(SEND)).toMatchObject({ fileId: 'file-1' });
});

test('a file that arrived but could not be turned on is not sent twice', () => {
  const { world, store, state, sendWhole } = open();
  sendWhole();
  world.answer(TOGGLE, offline);
  expect(state()).toMatchObject({ trouble: { again: { kind: 'keep' } } });
  store.dispatch(resumeIntents.retried(of()));
  expect(world.pending()).toEqual([TOGGLE]);
  expect(world.inputOf(TOGGLE)).toMatchObject({ fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf' });
});

test('an upload that is cancelled is sent no further', () => {
  const { world, store, state, choose } = open(kept);
  choose();
  world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
  store.dispatch(resumeIntents.cancelled(of()));
  expect(world.pending()).toEqual([FORGET]);
  expect(state()).toMatchObject({ status: 'idle', trouble: null });
});

test('a session that ended meanwhile is waited for, then the file is sent', () => {
  const { world, store, state, choose, answered } = open();
  choose();
  world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
  answered(refused({ kind: 'signedOut' }));
  expect(state().status).toBe('uploading');
  store.dispatch(sessionRestored());
  expect(world.inputOf(SEND)).toMatchObject({ fileId: 'file-1' });
});

test('one thing at a time: what is asked meanwhile makes no second call', () => {
  const { world, store, choose } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  store.dispatch(resumeIntents.switched(of({ online: true })));
  store.dispatch(resumeIntents.removeRequested(of()));
  choose();
  expect(world.pending()).toEqual([TOGGLE]);
});

test('a file that comes while another change is on its way is sent after it', () => {
  const { world, store, choose } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  choose();
  world.answer(TOGGLE, ok(''));
  world.answer(READ, ok({ ...kept, online: false }));
  expect(world.pending()).toEqual(['ids.new']);
});

test("a colleague's change is shown; another talent's is not asked for", () => {
  const { world, store, known } = open(kept);
  store.dispatch(changed('t2'));
  expect(world.pending()).toEqual([]);
  store.dispatch(changed('t1'));
  world.answer('clock.sleep', null);
  world.answer(READ, ok(none));
  expect(known()).toEqual(none);
});

test('what was replaced cannot be put back over what a colleague made of it since', () => {
  const { world, store, former, sendWhole } = open(kept);
  sendWhole();
  world.answer(TOGGLE, ok('mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf'));
  world.answer(READ, ok({ ...kept, fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf' }));
  store.dispatch(changed('t1'));
  world.answer('clock.sleep', null);
  world.answer(READ, ok({ ...kept, fileName: 'theirs.pdf' }));
  expect(former()).toBeNull();
  store.dispatch(resumeIntents.undone(of()));
  expect(world.pending()).toEqual([]);
});

test('a page that was left while its resume was on its way finds it there again', () => {
  const { world, store, known, sendWhole } = open();
  sendWhole();
  store.dispatch(resumeIntents.closed(of()));
  world.answer(TOGGLE, ok('mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf'));
  world.answer(READ, ok(kept));
  expect(known()).toEqual(kept);
});

test('a file that comes before it is known what it would take the place of is let go once its page is left', () => {
  const { world, store } = open();
  const file2 = { ...file, fileId: 'file-2' };
  store.dispatch(resumeIntents.opened({ talentId: 't2' }));
  store.dispatch(resumeIntents.fileChosen({ talentId: 't2', file: file2 }));
  store.dispatch(resumeIntents.closed({ talentId: 't2' }));
  expect(world.inputOf(FORGET)).toEqual({ fileId: 'file-2' });
});

test('a resume that is read while it is removed here is not put back by what was read before', () => {
  const { world, store, state, known } = open(kept);
  store.dispatch(changed('t1'));
  world.answer('clock.sleep', null);
  store.dispatch(resumeIntents.removeRequested(of()));
  world.answer(REMOVE, ok());
  expect(world.pending()).toEqual([READ]);
  world.answer(READ, ok(none));
  expect(known()).toEqual(none);
  expect(state().status).toBe('idle');
});

test('two files that wait for a change are sent one after the other, each once', () => {
  const { world, store, state, choose, answered } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  choose();
  choose({ ...file, fileId: 'file-2' });
  world.answer(TOGGLE, ok(''));
  world.answer(READ, ok({ ...kept, online: false }));
  expect(state()).toMatchObject({ status: 'uploading', file: { fileId: 'file-1' } });
  expect(world.pending().filter((name) => name === 'ids.new')).toHaveLength(1);
  world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
  answered(ok({ fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf' }));
  world.answer(FORGET, null);
  world.answer(TOGGLE, ok(''));
  world.answer(READ, ok({ ...kept, online: false }));
  expect(state()).toMatchObject({ status: 'uploading', file: { fileId: 'file-2' } });
});

test('a switch that is pressed back while it is saved is shown at once and saved after that', () => {
  const { world, store, state, known, former } = open(kept);
  store.dispatch(resumeIntents.switched(of({ online: false })));
  store.dispatch(resumeIntents.switched(of({ online: true })));
  expect(state()).toMatchObject({ status: 'changing', change: { kind: 'switch', online: true } });
  world.answer(TOGGLE, ok(''));
  store.dispatch(resumeIntents.switched(of({ online: false })));
  store.dispatch(resumeIntents.switched(of({ online: true })));
  world.answer(READ, ok({ ...kept, online: false }));
  expect(world.inputOf(TOGGLE)).toMatchObject({ online: true });
  world.answer(TOGGLE, ok(kept.fileName));
  world.answer(READ, ok(kept));
  expect(known()).toEqual(kept);
  expect(state().status).toBe('idle');
  expect(former()).toBeNull();
});
