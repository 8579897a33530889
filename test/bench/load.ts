import { Pool } from 'undici';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a server does under load: requests a second, and milliseconds within which 99 of 100 are answered. */
export interface Rate {
  readonly perSecond: number;
  readonly p99: number;
}

/** Asks a server on this machine for so many seconds over so many kept connections. Rejects at a status other than 200. */
export async function rateOf(
  url: string,
  next: (count: number) => Call,
  seconds: number,
  connections: number,
): Promise<Rate> {
  const pool = new Pool(url, { connections });
  const took: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let sent = 0;
  const keepAsking = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      const { statusCode, body } = await pool.request(next(sent++));
      await body.dump();
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  await pool.close();
  const perSecond = took.length / ((performance.now() - began) / 1000);
  return {
    perSecond,
    p99: took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? NaN,
  };
}
