import { Agent, request } from 'node:http';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 8;

/** Requests a second that a server on this machine answers over a few kept connections, `seconds` long. Rejects at a status other than 200. */
export async function requestsPerSecond(
  url: string,
  next: (count: number) => Call,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const until = began + seconds * 1000;
  let answered = 0;
  let sent = 0;
  const keepAsking = async () => {
    while (performance.now() < until) {
      await ask(agent, url, next(sent++));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  agent.destroy();
  return answered / ((performance.now() - began) / 1000);
}

function ask(agent: Agent, url: string, { method, path, headers = {}, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asking = request(url + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    asking.on('error', reject).end(body);
  });
}
