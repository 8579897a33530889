import { newId } from '../../../src/server/ids';
import { plain } from '../newsletters/content';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';

const LATER = '2099-07-14 09:00';

/** A server with a person of CO, who schedules things. */
export async function openCalendar(start: () => Promise<TestServer> = startServer) {
  const server = await start();
  const anna: Person = await signIn(server, 'staff@co.example');
  const catalogue = (await server.installation.agency('CO'))!.catalogue;
  const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
  return {
    server,
    anna,
    catalogue,
    async newsletter(over: Partial<typeof plain> = {}) {
      const newsletterId = `${newId(7)}20260401`;
      await anna.call('newsletter.add', { newsletterId, ...plain, ...over, ...call });
      return newsletterId;
    },
    async news(online: boolean, title = 'Cannes') {
      const newsId = newId(10);
      const content = { title, text: '', picture: '', online, linkType: 'none', linkValue: '' } as const;
      await anna.call('news.add', { newsId, ...content });
      return newsId;
    },
    async screen() {
      const [screen] = await anna.call('screens.list', {});
      await anna.call('screen.toggle', { screenId: screen!.screenId, online: false });
      return screen!.screenId;
    },
    /** Schedules something; the id of its first entry. */
    async schedule(thing: 'news' | 'newsletter' | 'screen', subjectId: string, over: object = {}) {
      const blank = { thing, subjectId, from: LATER, until: '', recipients: '' };
      const { entryIds } = await anna.call('schedule.add', { ...blank, ...over });
      return entryIds[0]!;
    },
    refusalOf: async (name: Parameters<Person['send']>[0], input: object) =>
      (await anna.send(name, wireOf(name, input))).refusal,
    /** The entry as it stands. */
    entry: (entryId: string) =>
      catalogue
        .selectFrom('calendar_entries')
        .selectAll()
        .where('entry_id', '=', entryId)
        .executeTakeFirstOrThrow(),
    /** Makes it due then. */
    async makeDue(entryId: string, at = new Date()) {
      await catalogue
        .updateTable('calendar_entries')
        .set({ at: at.toISOString() })
        .where('entry_id', '=', entryId)
        .execute();
    },
    outbox: () => catalogue.selectFrom('outbox').selectAll().execute(),
    isOnline: async (newsId: string) => (await anna.call('news.list', { newsIds: [newsId] }))[0]?.online,
  };
}
export type Rig = Awaited<ReturnType<typeof openCalendar>>;
