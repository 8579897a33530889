import { eventsReconnected } from '../../../src/office/workflows/office/events';
import {
  selectFileRefusal,
  selectIsSending,
  uploadIntents,
} from '../../../src/office/workflows/films/uploads';
import { offline, ok, refused } from '../support';
import {
  MB,
  file,
  chosen,
  signedInOffice,
  sending,
  prepared,
  progress,
  received,
  encoding,
  listed,
} from './uploading';

describe('a chosen file', () => {
  test.each([
    ['of no film format', { ...file, name: 'notes.txt', type: 'text/plain' }, 'unsupportedFormat'],
    ['that is empty', { ...file, size: 0 }, 'notsupported'],
    ['that is larger than any film', { ...file, size: 201 * 1024 ** 3 }, 'notsupported'],
    ['that is missing', null, 'notsupported_undef'],
  ])('%s is refused and nothing is asked of the server', (_what, given, refusal) => {
    const { store, world, upload } = signedInOffice();
    store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file: given }));
    expect(selectFileRefusal(store.getState())).toBe(refusal);
    expect(upload()).toBeUndefined();
    expect(world.pending()).toEqual(given ? ['files.forget'] : []);
    store.dispatch(uploadIntents.fileRefusalDismissed());
    expect(selectFileRefusal(store.getState())).toBeNull();
  });

  test('is announced with the fixed duration, then its server is asked for, then it is sent there', () => {
    const { store, world, upload } = signedInOffice();
    store.dispatch(chosen);
    world.answer('ids.new', 'process-1');
    expect(upload()?.status).toBe('starting');
    world.answer('clock.sleep', null);
    expect(world.inputOf('http.call upload.create')).toEqual({
      processId: 'process-1',
      fileName: 'rose.mov',
      duration: 2,
      fileSize: file.size,
      fileType: 'video/quicktime',
      client: 'CO',
      uploadKey: 'temp-1',
    });
    world.answer('http.call upload.create', ok({ processId: 'process-1' }));
    expect(world.inputOf('http.call upload.findServer')).toEqual({ fileSize: file.size });
    world.answer('http.call upload.findServer', ok({ server: 'bank-2' }));
    world.answer('clock.now', 0);
    expect(world.inputOf('uploads.send')).toEqual({
      fileId: 'f1',
      processId: 'process-1',
      client: 'CO',
      fileName: 'rose.mov',
      server: 'bank-2',
    });
    expect(selectIsSending(store.getState())).toBe(true);
  });

  test('is ignored while another is on its way for the same film', () => {
    const { store, world } = sending();
    store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file: { ...file, fileId: 'f2' } }));
    expect(world.pending()).toEqual(['uploads.send', 'files.forget']);
    expect(world.inputOf('files.forget')).toEqual({ fileId: 'f2' });
  });
});

describe('an upload', () => {
  test('tells bytes and time left', () => {
    const office = sending();
    progress(office, 1 * MB, 100);
    progress(office, 51 * MB, 5100);
    expect(office.upload()).toMatchObject({ status: 'uploading', sent: 51 * MB, secondsLeft: 5 });
  });

  test('that loses the connection waits, and reckons anew from where it goes on', () => {
    const office = sending();
    progress(office, 1 * MB, 100);
    progress(office, 51 * MB, 5100);
    office.world.hear('uploads.send', { kind: 'interrupted' });
    expect(office.upload()).toMatchObject({ interrupted: true, sent: 51 * MB, secondsLeft: null });
    progress(office, 52 * MB, 60_000);
    progress(office, 60 * MB, 61_000);
    expect(office.upload()).toMatchObject({ interrupted: false, secondsLeft: 5 });
  });

  test('that is complete is told to the encoding manager, however often it takes', () => {
    const office = sending();
    const { world, upload } = office;
    world.hear('uploads.send', { kind: 'done' });
    expect(world.inputOf('http.encodingManager')).toEqual({ processId: 'process-1' });
    world.answer('http.encodingManager', offline);
    world.answer('clock.sleep', null);
    world.answer('http.encodingManager', ok(null));
    expect(upload()).toMatchObject({ status: 'done' });
    expect(world.pending()).toEqual(['files.forget']);
    expect(selectIsSending(office.store.getState())).toBe(false);
  });

  test.each([
    ['upload.create', refused({ kind: 'forbidden' }), 'refused'],
    ['upload.create', offline, 'unreachable'],
    ['upload.findServer', refused({ kind: 'conflict', reason: 'diskFull' }), 'noSpace'],
  ])(
    'whose call %s is refused shows why, and is back at the button after 1.3 s',
    (script, answer, trouble) => {
      const { store, world, upload } = signedInOffice();
      store.dispatch(chosen);
      world.answer('ids.new', 'process-1');
      world.answer('clock.sleep', null);
      if (script === 'upload.findServer') world.answer('http.call upload.create', ok());
      world.answer(`http.call ${script}`, answer);
      expect(upload()).toMatchObject({ status: 'error', trouble });
      expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1300 });
      world.answer('clock.sleep', null);
      expect(upload()).toMatchObject({ status: 'notUploading', trouble });
    },
  );

  test('that failed is tried again under the same process', () => {
    const office = sending();
    const { store, world, upload } = office;
    world.hear('uploads.send', { kind: 'failed', reason: 'refused' });
    world.answer('clock.sleep', null);
    store.dispatch(uploadIntents.restarted({ uploadKey: 'temp-1' }));
    prepared(office);
    expect(upload()).toMatchObject({ status: 'uploading', processId: 'process-1' });
  });

  test('that is cancelled stops at once, and its process is deleted however long that takes', () => {
    const { store, world, upload } = sending();
    store.dispatch(uploadIntents.cancelled({ uploadKey: 'temp-1' }));
    expect(world.pending()).toEqual(['files.forget']);
    world.answer('files.forget', null);
    expect(world.inputOf('http.call upload.delete')).toEqual({ processId: 'process-1', cancelling: true });
    world.answer('http.call upload.delete', offline);
    expect(upload()?.status).toBe('cancelling');
    world.answer('clock.sleep', null);
    world.answer('http.call upload.delete', ok());
    expect(upload()).toBeUndefined();
  });

  test('goes on beside others', () => {
    const office = sending();
    office.store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-2', file: { ...file, fileId: 'f2' } }));
    office.world.answer('ids.new', 'process-2');
    expect(office.upload('temp-2')?.status).toBe('starting');
    progress(office, 5 * MB, 200);
    expect(office.upload()).toMatchObject({ status: 'uploading', sent: 5 * MB });
  });
});

describe('encoding', () => {
  test('that fails before the encoding manager has answered is seen', () => {
    const { store, world, upload } = sending();
    world.hear('uploads.send', { kind: 'done' });
    store.dispatch(encoding('failed', 0, 'noPicture'));
    world.answer('http.encodingManager', ok(null));
    expect(upload()).toMatchObject({ encoding: { status: 'failed', reason: 'noPicture' } });
  });

  test.each(['running', 'failed'] as const)(
    'that is %s before the sending is known to be over is seen',
    (status) => {
      const office = sending();
      office.store.dispatch(encoding('running', 0));
      office.store.dispatch(encoding(status, 0, 'notAFilm'));
      progress(office, file.size, 100);
      expect(office.upload()?.status).toBe('uploading');
      received(office);
      expect(office.upload()).toMatchObject({ status: 'done', encoding: { status, reason: 'notAFilm' } });
    },
  );

  test('is followed to its end, then can be taken off the list', () => {
    const { store, upload } = received();
    store.dispatch(encoding('running', 40));
    expect(upload()).toMatchObject({ encoding: { status: 'running', progress: 40 } });
    store.dispatch(encoding('done', 100));
    store.dispatch(uploadIntents.dismissed({ uploadKey: 'temp-1', processId: 'process-1' }));
    expect(upload()).toBeUndefined();
  });

  test.each(['failed', 'done'] as const)('that is %s makes room for another file', (status) => {
    const { store, world, upload } = received();
    const other = { ...file, fileId: 'f2', name: 'other.mov' };
    store.dispatch(encoding('running', 1));
    store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file: other }));
    expect(upload()?.file.name).toBe('rose.mov');
    store.dispatch(encoding(status, 100, 'notAFilm'));
    store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file: other }));
    world.answer('ids.new', 'process-2');
    expect(upload()).toMatchObject({ status: 'starting', processId: 'process-2', file: other });
  });

  test('that moved while the events were away is caught up with', () => {
    const { store, world, upload } = received();
    store.dispatch(eventsReconnected());
    const process = { processId: 'process-1', uploadKey: 'temp-1', stage: 'received' };
    world.answer(
      'http.call upload.list',
      ok([listed({ ...process, encoding: 'done', encodingProgress: 100 })]),
    );
    expect(upload()).toMatchObject({ encoding: { status: 'done' } });
  });

  test('that ended while the list was on its way has the list asked for again', () => {
    const { store, world, upload } = received();
    store.dispatch(encoding('running', 0));
    store.dispatch(eventsReconnected());
    store.dispatch(encoding('failed', 0, 'notAFilm'));
    const process = { processId: 'process-1', uploadKey: 'temp-1', stage: 'received' };
    expect(world.asked.filter((name) => name === 'http.call upload.list')).toHaveLength(3);
    world.answer('http.call upload.list', ok([listed({ ...process, encoding: 'failed' })]));
    expect(upload()).toMatchObject({ encoding: { status: 'failed' } });
    expect(world.pending()).toEqual([]);
  });
});

describe('the list of what the server has', () => {
  const process = { processId: 'process-1', uploadKey: 'temp-1', stage: 'received' };
  const LIST = 'http.call upload.list';

  test('is asked for again when the events were away again before it came', () => {
    const { store, world, upload } = received();
    store.dispatch(eventsReconnected());
    store.dispatch(eventsReconnected());
    expect(world.asked.filter((name) => name === LIST)).toHaveLength(3);
    world.answer(LIST, ok([listed({ ...process, encoding: 'done' })]));
    expect(upload()).toMatchObject({ encoding: { status: 'done' } });
    expect(world.pending()).toEqual([]);
  });

  test('is asked for again when an upload was cancelled while it was on its way', () => {
    const { store, world, upload } = sending();
    store.dispatch(eventsReconnected());
    store.dispatch(uploadIntents.cancelled({ uploadKey: 'temp-1' }));
    world.answer('files.forget', null);
    world.answer('http.call upload.delete', ok());
    expect(world.asked.filter((name) => name === LIST)).toHaveLength(3);
    world.answer(LIST, ok([]));
    expect(world.pending()).toEqual([]);
    expect(upload()).toBeUndefined();
  });

  test('tells that a file whose sending seemed to fail is there', () => {
    const { store, world, upload } = sending();
    world.hear('uploads.send', { kind: 'failed', reason: 'unreachable' });
    world.answer('clock.sleep', null);
    store.dispatch(eventsReconnected());
    world.answer(LIST, ok([listed({ ...process, encoding: 'running', encodingProgress: 40 })]));
    expect(upload()).toMatchObject({ status: 'done', encoding: { status: 'running', progress: 40 } });
  });
});

test('what became of a file whose sending seemed to fail is known once it is tried again', () => {
  const office = sending();
  const { store, world, upload } = office;
  world.hear('uploads.send', { kind: 'failed', reason: 'unreachable' });
  store.dispatch(encoding('running', 0));
  world.answer('clock.sleep', null);
  store.dispatch(encoding('failed', 0, 'notAFilm'));
  store.dispatch(uploadIntents.restarted({ uploadKey: 'temp-1' }));
  received(prepared(office));
  expect(upload()).toMatchObject({ status: 'done', encoding: { status: 'failed', reason: 'notAFilm' } });
});
