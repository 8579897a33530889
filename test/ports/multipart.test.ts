import { getEventListeners } from 'node:events';
import { sendMultipart } from '../../src/office/ports/uploads/multipart';

let form: FormData | undefined;

class Request {
  static readonly made: Request[] = [];
  readonly upload = {};
  onerror: () => void = () => undefined;
  open = jest.fn();
  abort = jest.fn();
  send = (body: FormData) => void (form = body);
  constructor() {
    Request.made.push(this);
  }
}

const latest = () => Request.made.at(-1)!;

function send(signal: AbortSignal) {
  globalThis.XMLHttpRequest = Request as never;
  const file = new File(['film'], 'film.mp4');
  const transfer = { fileId: 'f', processId: 'p', client: 'CO', fileName: file.name, server: 'media', file };
  sendMultipart({ ...transfer, address: '/mediabank/', userId: 'staff-1' }, jest.fn(), signal);
}

test('a film sent whole says whose it is, before the file', () => {
  send(new AbortController().signal);
  expect([...(form?.keys() ?? [])]).toEqual(['name', 'clientAbrev', 'NomOriginal', 'ID_USER_CLIENT', 'file']);
  expect(form?.get('ID_USER_CLIENT')).toBe('staff-1');
});

test('of a film sent again and again only the last attempt is held, and aborted when it is given up', () => {
  jest.useFakeTimers();
  globalThis.window = new EventTarget() as never;
  const stop = new AbortController();
  send(stop.signal);
  for (let time = 0; time < 3; time += 1) {
    latest().onerror();
    jest.advanceTimersByTime(30_000);
  }
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
  stop.abort();
  expect(latest().abort).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'window');
  jest.useRealTimers();
});
