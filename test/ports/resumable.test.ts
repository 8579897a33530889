import type { UploadNews } from '../../src/office/kernel/world';
import { sendResumable } from '../../src/office/ports/uploads/resumable';

interface Options {
  readonly metadata: object;
  onShouldRetry(error: object): boolean;
  onError(error: object): void;
}

/** What the media bank answers; without an answer it is as when the browser cannot read the file that it sends. */
let mockAnswer: { getStatus(): number } | null = null;
let mockMetadata: object | undefined;

jest.mock('tus-js-client', () => ({
  Upload: class {
    readonly start: () => void;
    constructor(_file: File, { metadata, onShouldRetry, onError }: Options) {
      mockMetadata = metadata;
      const error = { originalRequest: {}, originalResponse: mockAnswer };
      this.start = () => void (onShouldRetry(error) || onError(error));
    }
    abort = () => Promise.resolve();
    findPreviousUploads = () => Promise.resolve([]);
  },
}));

afterEach(() => {
  mockAnswer = null;
});

const transfer = (file: File) => ({
  ...{ fileId: 'f', processId: 'p', client: 'CO', fileName: file.name, server: 'media' },
  ...{ file, address: '/mediabank/', userId: 'staff-1' },
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

test('a media bank whose disk is full is said to be so, and not tried for ever', async () => {
  mockAnswer = { getStatus: () => 507 };
  const news = await new Promise<UploadNews>((hear) =>
    sendResumable(transfer(new File(['film'], 'film.mp4')), hear, new AbortController().signal),
  );
  expect(news).toEqual({ kind: 'failed', reason: 'noSpace' });
});

test('a resumable upload says whose it is', () => {
  mockAnswer = { getStatus: () => 507 };
  sendResumable(transfer(new File(['film'], 'film.mp4')), jest.fn(), new AbortController().signal);
  expect(mockMetadata).toEqual({ processId: 'p', ID_USER_CLIENT: 'staff-1' });
});
