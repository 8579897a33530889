import { sendMultipart } from '../../src/office/ports/uploads/multipart';

let form: FormData | undefined;

class Request {
  readonly upload = {};
  open = jest.fn();
  send = (body: FormData) => void (form = body);
}

test('a film sent whole says whose it is, before the file', () => {
  globalThis.XMLHttpRequest = Request as never;
  const file = new File(['film'], 'film.mp4');
  const transfer = { fileId: 'f', processId: 'p', client: 'CO', fileName: file.name, server: 'media', file };
  sendMultipart(
    { ...transfer, address: '/mediabank/', userId: 'staff-1' },
    jest.fn(),
    new AbortController().signal,
  );
  expect([...(form?.keys() ?? [])]).toEqual(['name', 'clientAbrev', 'NomOriginal', 'ID_USER_CLIENT', 'file']);
  expect(form?.get('ID_USER_CLIENT')).toBe('staff-1');
});
