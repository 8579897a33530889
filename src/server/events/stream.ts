import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_PATH } from '../../contract/constants';
import {
  EVENTS_AFTER,
  EVENTS_AGO,
  EVENTS_BEGUN,
  EVENTS_PATH,
  EVENTS_REMEMBERED,
  type Entity,
  type EventsBegun,
  type ServerEvent,
} from '../../contract/events';
import { PERSON } from '../../contract/script';
import { signedOut } from '../http/authorise';
import { Refused } from '../http/handler';
import { requireSamePerson } from '../http/samePerson';
import type { Caller, Installation } from '../installation';
import type { SessionStreams } from './streams';

const HEARTBEAT = 15_000;
/** So many windows of one session listen; a browser opens six itself. */
const AT_ONCE = 20;
/** A listener that has so many bytes unread has stopped listening; it may connect again. */
const BACKLOG = 1024 * 1024;

interface Asked {
  Querystring: {
    readonly [PERSON]?: unknown;
    readonly [EVENTS_AFTER]?: unknown;
    readonly [EVENTS_AGO]?: unknown;
  };
  Headers: { readonly 'last-event-id'?: string };
}

/**
 * The stream of server-sent events of the caller's agency. It ends with the session; `follow` hears whose begins and whose has ended. Whoever
 * must set up a second factor first hears of what holds for the agency only: that may be taken back.
 */
export function registerEvents(
  app: FastifyInstance,
  installation: Installation,
  streams: SessionStreams,
  follow: { began(caller: Caller): void; ended(caller: Caller): void },
): Promise<void> {
  const { events } = installation;
  app.get<Asked>(BACKEND_PATH + EVENTS_PATH, async (request, reply) => {
    const session = await installation.session(request);
    if (session === undefined) throw await signedOut(installation, request);
    const { tokenHash, caller } = session;
    const named = request.query[PERSON];
    if (named !== undefined) requireSamePerson(caller, named);
    if (streams.count(tokenHash) >= AT_ONCE) throw new Refused({ kind: 'tooMany', retryAfter: 60 });
    reply.hijack();
    // Of whoever left meanwhile no end is heard any more.
    if (request.raw.socket.destroyed) return;
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    // A stream that was ended stays open until its listener has read the rest: nothing more may be written to it then.
    const write = (text: string) => {
      if (response.writableEnded) return;
      if (response.writableLength > BACKLOG) response.destroy();
      else response.write(text);
    };
    const tell = (event: ServerEvent, id: string) => {
      if (event.kind === 'present' && event.isStill) return;
      if (!caller.needsFactor || tellsOf(event, 'agency'))
        write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
      if (tellsOf(event, 'staff', caller.staffId)) void endWhenOver();
    };
    follow.began(caller);
    const since = sinceIn(request);
    const before = events.told(caller.agency.abbreviation, since);
    const begun: EventsBegun = before.isWhole ? 'whole' : 'gap';
    write(`event: ${EVENTS_BEGUN}\nid: ${before.lastId}\ndata: ${begun}\n\n`);
    const isFresh = typeof since === 'number';
    for (const { event, id } of before.events)
      // The sign-in that it comes with is no news.
      if (!isFresh || !tellsOf(event, 'session', caller.staffId)) tell(event, id);
    const unsubscribe = events.subscribe(caller.agency.abbreviation, tell);
    const forget = streams.add({ tokenHash, staffId: caller.staffId, end: () => response.end() });
    const heartbeat = setInterval(() => {
      write(': still here\n\n');
      void endWhenOver();
    }, HEARTBEAT);
    response.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      forget();
      follow.ended(caller);
    });

    /** Another process, or another device, may have ended the session. */
    async function endWhenOver(): Promise<void> {
      const still = await installation.session(request, 'quietly').catch(() => session);
      if (still === undefined) response.end();
    }
  });
  return Promise.resolve();
}

/** True for news of a row of that kind; of the one with that id, where one is named. */
const tellsOf = (event: ServerEvent, entity: Entity, id?: string) =>
  event.kind === 'changed' && event.entity === entity && (id === undefined || event.id === id);

/** After which event, or how long ago, a stream is to begin. */
function sinceIn({ query, headers }: Pick<FastifyRequest<Asked>, 'query' | 'headers'>): string | number {
  const after = headers['last-event-id'] ?? query[EVENTS_AFTER];
  if (typeof after === 'string' && after !== '') return after;
  const ago = Number(query[EVENTS_AGO]);
  return ago >= 0 ? ago : EVENTS_REMEMBERED;
}
