import { filmDeleted } from '../../../src/office/entities/films';
import { uploadIntents } from '../../../src/office/workflows/films/uploads';
import { offline, ok } from '../support';
import { encoding, listed, received, sending, signedInOffice } from './uploading';

const DISMISS = 'http.call upload.dismiss';
const failed = listed({
  stage: 'received',
  filmId: 'film-1',
  encoding: 'failed',
  encodingReason: 'notAFilm',
});
const inTrash = (processId?: string) =>
  filmDeleted({ filmId: 'film-1', talentId: 't1', ...(processId !== undefined && { processId }) });

test('an upload that was dismissed is left out of later lists, however long the server is away', () => {
  const { world, store, upload } = signedInOffice([failed]);
  store.dispatch(uploadIntents.dismissed({ uploadKey: 'temp-0', processId: 'process-0' }));
  expect(upload('temp-0')).toBeUndefined();
  expect(world.inputOf(DISMISS)).toEqual({ processId: 'process-0' });
  world.answer(DISMISS, offline);
  world.answer('clock.sleep', null);
  world.answer(DISMISS, ok());
  expect(world.pending()).not.toContain(DISMISS);
});

test('an upload that has not come to its end is not dismissed', () => {
  const { world, store, upload } = sending();
  store.dispatch(uploadIntents.dismissed({ uploadKey: 'temp-1', processId: 'process-1' }));
  expect(upload()?.status).toBe('uploading');
  expect(world.pending()).not.toContain(DISMISS);
});

test('an upload goes when its film is put into the trash', () => {
  const { store, upload } = received();
  store.dispatch(encoding('failed', 0, 'internal'));
  store.dispatch(inTrash());
  store.dispatch(inTrash('process-2'));
  expect(upload()?.status).toBe('done');
  store.dispatch(inTrash('process-1'));
  expect(upload()).toBeUndefined();
});
