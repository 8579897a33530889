import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers of fewer bytes go as they are. */
const FROM = 4096;

/** Texts and JSON; an event stream has to leave as it is written, and media are compressed already. */
const TYPES = /^text\/(?!event-stream)|^application\/(?:\w+\+)?json(?:;|$)/;

/**
 * Answers go compressed as whoever asks likes it: brotli, or else gzip. That gives nothing away: a length tells of a
 * secret only to who can have a signed-in person's browser ask for it beside words of his own, and calls that come from
 * other sites are refused; a secret that a person asks to see is an answer of its own, too short to be compressed.
 * Bodies of calls are not taken compressed: a few bytes would become any number.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: FROM,
    customTypes: TYPES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
