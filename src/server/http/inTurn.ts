import type { FastifyReply } from 'fastify';
import { finished } from 'node:stream/promises';
import { atMost } from '../atMost';

/** So many answers of one list are on their way to one person at once. */
const AT_ONCE = 2;

const lines = new Map<string, { readonly inTurn: ReturnType<typeof atMost>; calls: number }>();

/**
 * Answers a call whose answer may be a whole list: of calls with the same key two at once, the others once an answer has
 * left or its connection is gone. Who asks for all films forty times at once holds two of them in memory, not forty.
 */
export async function answerInTurn(
  key: string,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<FastifyReply> {
  const line = lines.get(key) ?? { inTurn: atMost(AT_ONCE), calls: 0 };
  lines.set(key, line);
  line.calls += 1;
  try {
    return await line.inTurn(async () => {
      if (reply.raw.destroyed) return reply;
      void (await answer());
      await finished(reply.raw).catch(() => undefined);
      return reply;
    });
  } finally {
    line.calls -= 1;
    if (line.calls === 0) lines.delete(key);
  }
}
