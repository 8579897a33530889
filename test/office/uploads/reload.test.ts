import { serverEventReceived } from '../../../src/office/kernel/signals';
import { selectFileRefusal, uploadIntents } from '../../../src/office/workflows/films/uploads';
import { ok } from '../support';
import { file, listed, prepared, sending, signedInOffice } from './uploading';

describe('after a reload', () => {
  const interrupted = () => signedInOffice([listed({})]);
  const again = (fields: object) =>
    uploadIntents.fileChosen({ uploadKey: 'temp-0', file: { ...file, ...fields, fileId: 'f9' } });

  test('an upload that was under way asks for its file, and goes on under the same process', () => {
    const office = interrupted();
    expect(office.upload('temp-0')).toMatchObject({ status: 'notUploading', trouble: 'fileNeeded' });
    sending(office, again({}));
    expect(office.world.inputOf('uploads.send')).toMatchObject({ processId: 'process-0', fileId: 'f9' });
  });

  test.each([[{ name: 'other.mov' }], [{ size: 5 }]])('another file is not taken for it: %p', (other) => {
    const office = interrupted();
    office.store.dispatch(again(other));
    expect(selectFileRefusal(office.store.getState())).toBe('otherFile');
    expect(office.upload('temp-0')?.status).toBe('notUploading');
  });

  test('what plays already is not listed; what failed is, if a film waits for it', () => {
    const { upload } = signedInOffice([
      listed({ processId: 'p1', uploadKey: 'ready', stage: 'received', encoding: 'done' }),
      listed({
        processId: 'p2',
        uploadKey: 'left',
        stage: 'received',
        encoding: 'failed',
        encodingReason: 'notAFilm',
      }),
      listed({
        uploadKey: 'broken',
        filmId: 'f9',
        stage: 'received',
        encoding: 'failed',
        encodingReason: 'noPicture',
      }),
    ]);
    expect(upload('ready')).toBeUndefined();
    expect(upload('left')).toBeUndefined();
    expect(upload('broken')).toMatchObject({ status: 'done', encoding: { reason: 'noPicture' } });
  });

  test('a file that arrived but was never told to the encoding manager is told now', () => {
    const { world } = signedInOffice([listed({ stage: 'received' })]);
    expect(world.inputOf('http.encodingManager')).toEqual({ processId: 'process-0' });
  });
});

test('a file that is gone from its disk is chosen again: that one goes on in its place, and the first is forgotten', () => {
  const office = sending();
  const { store, world, upload } = office;
  world.hear('uploads.send', { kind: 'failed', reason: 'fileGone' });
  world.answer('clock.sleep', null);
  store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file: { ...file, fileId: 'f2' } }));
  expect(world.inputOf('files.forget')).toEqual({ fileId: 'f1' });
  world.answer('files.forget', null);
  prepared(office);
  expect(upload()).toMatchObject({ status: 'uploading', file: { fileId: 'f2' } });
});

test('what a colleague’s account hands over is in the tray at once', () => {
  const { store, world, upload } = signedInOffice();
  const told = (id: string) =>
    store.dispatch(serverEventReceived({ kind: 'changed', entity: 'staff', id, version: null }));
  told('staff-2');
  expect(world.pending()).toEqual([]);
  told('staff-1');
  const theirs = { uploadKey: 'theirs', filmId: 'f9', stage: 'received', encoding: 'failed' } as const;
  world.answer('http.call upload.list', ok([listed({ ...theirs, encodingReason: 'noPicture' })]));
  expect(upload('theirs')).toMatchObject({ status: 'done' });
});
