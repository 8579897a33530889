import type { UploadNews } from '../../src/office/kernel/world';
import { sendResumable } from '../../src/office/ports/uploads/resumable';

interface Options {
  onError(error: object): void;
}

/** The line gives no answer, as when the browser cannot read the file that it sends. */
jest.mock('tus-js-client', () => ({
  Upload: class {
    readonly start: () => void;
    constructor(_file: File, { onError }: Options) {
      this.start = () => onError({ originalRequest: {}, originalResponse: null });
    }
    findPreviousUploads = () => Promise.resolve([]);
  },
}));

const transfer = (file: File) => ({
  ...{ fileId: 'f', processId: 'p', client: 'CO', fileName: file.name, server: 'media' },
  ...{ file, address: '/mediabank/' },
});

test('a file that was moved away while it is sent is said to be gone, and not tried for ever', async () => {
  const file = new File(['film'], 'film.mp4');
  jest
    .spyOn(file, 'slice')
    .mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
    );
  const news = await new Promise<UploadNews>((hear) =>
    sendResumable(transfer(file), hear, new AbortController().signal),
  );
  expect(news).toEqual({ kind: 'failed', reason: 'fileGone' });
});
