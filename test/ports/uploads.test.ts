import type { UploadNews } from '../../src/office/kernel/world';
import { createUploads } from '../../src/office/ports/uploads';

jest.mock('../../src/office/ports/uploads/resumable', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('an upload whose code cannot be fetched says so, and does not wait for ever', async () => {
  const file = new File(['film'], 'film.mp4');
  const files = { keep: jest.fn(), forget: jest.fn(), find: () => file };
  const send = createUploads({ mediaBank: '/mediabank/', mediaBankResumable: true }, files, () => 'staff-1');
  const input = { fileId: 'f', processId: 'p', client: 'CO', fileName: file.name, server: 'media' };
  const news = await new Promise<UploadNews>((hear) => send(input, hear, new AbortController().signal));
  expect(news).toEqual({ kind: 'failed', reason: 'unreachable' });
});
