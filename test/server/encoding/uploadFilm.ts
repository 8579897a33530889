import { filmInput, processInput, type Rig, sendMultipart } from '../media/rig';

/** Uploads a film as `p1` and creates the film it is for. Returns the film's id. */
export async function uploadFilm(rig: Rig, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  await rig.call('upload.create', processInput('p1', bytes.length));
  const filmId = String(await rig.call('film.add', filmInput('temp-p1')));
  expect((await sendMultipart(rig, 'p1', bytes)).body).toBe('uploaded');
  return filmId;
}
