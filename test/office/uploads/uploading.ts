import { encodings, encodingsReducer, selectEncoding } from '../../../src/office/entities/encodings';
import { sessionReducer, signedIn } from '../../../src/office/entities/session';
import { serverEventReceived } from '../../../src/office/workflows/office/events';
import {
  selectUpload,
  uploadIntents,
  uploadsReducer,
  uploadsSaga,
} from '../../../src/office/workflows/films/uploads';
import { session } from '../people';
import { ok, startWorkflows } from '../support';

export const MB = 1_000_000;
export const file = { fileId: 'f1', name: 'rose.mov', size: 100 * MB, type: 'video/quicktime' };
export const chosen = uploadIntents.fileChosen({ uploadKey: 'temp-1', file });

function start() {
  const office = startWorkflows(
    { session: sessionReducer, uploads: uploadsReducer, encodings: encodingsReducer },
    [encodings.saga, uploadsSaga],
  );
  /** As it is shown: with what is made of its file, once it is there. */
  const upload = (uploadKey = 'temp-1') => {
    const state = office.store.getState();
    const one = selectUpload(state, uploadKey);
    return one?.status === 'done' ? { ...one, encoding: selectEncoding(state, one.processId) } : one;
  };
  return { ...office, upload };
}

type Office = ReturnType<typeof start>;

/** Signed in, with what the server lists of earlier uploads. */
export function signedInOffice(listed: readonly object[] = []): Office {
  const office = start();
  office.store.dispatch(signedIn(session()));
  office.world.answer('http.call upload.list', ok(listed));
  return office;
}

/** To the point where the file is on its way. */
export function sending(office = signedInOffice(), intent = chosen): Office {
  const { store, world } = office;
  store.dispatch(intent);
  if (world.pending().includes('ids.new')) world.answer('ids.new', 'process-1');
  return prepared(office);
}

export function prepared(office: Office): Office {
  const { world } = office;
  world.answer('clock.sleep', null);
  world.answer('http.call upload.create', ok({ processId: 'process-1' }));
  world.answer('http.call upload.findServer', ok({ server: 'local' }));
  world.answer('clock.now', 0);
  return office;
}

export function progress({ world }: Office, sent: number, at: number): void {
  world.hear('uploads.send', { kind: 'progress', sent, size: file.size });
  world.answer('clock.now', at);
}

export function received(office = sending()): Office {
  office.world.hear('uploads.send', { kind: 'done' });
  office.world.answer('http.encodingManager', ok(null));
  office.world.answer('files.forget', null);
  return office;
}

export const encoding = (status: 'running' | 'done' | 'failed', at: number, reason = '') =>
  serverEventReceived({
    kind: 'encoding',
    processId: 'process-1',
    filmId: 'film-1',
    status,
    progress: at,
    reason,
  });

export const listed = (fields: object) => ({
  processId: 'process-0',
  fileName: file.name,
  fileSize: file.size,
  fileType: file.type,
  uploadKey: 'temp-0',
  filmId: '',
  stage: 'receiving',
  encoding: 'none',
  encodingProgress: 0,
  encodingReason: '',
  ...fields,
});
