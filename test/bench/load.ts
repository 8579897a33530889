import { Pool } from 'undici';

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
  const pool = new Pool(url, { connections: CONNECTIONS });
  const began = performance.now();
  const until = began + seconds * 1000;
  let answered = 0;
  let sent = 0;
  const keepAsking = async () => {
    while (performance.now() < until) {
      const { statusCode, body } = await pool.request(next(sent++));
      await body.dump();
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  await pool.close();
  return answered / ((performance.now() - began) / 1000);
}
