import type { Kysely, Migration } from 'kysely';

interface Noted {
  activity: { activity_id: string; script: string; before: string };
}

/** By what changed a reel: what the history called its fields, and what the contract does. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'reel.rename': { mail_sender: 'mailSender' },
  'reel.update': { link: 'linkValue', subtitle_1: 'subtitle1', subtitle_2: 'subtitle2' },
};

/** The history of reels names their fields as that of other records does: what was changed in them long ago is told and put back too. */
export const reelFieldNames: Migration = {
  async up(db: Kysely<Noted>) {
    for (const [script, names] of Object.entries(renamed)) {
      const rows = await db
        .selectFrom('activity')
        .select(['activity_id', 'before'])
        .where('script', '=', script)
        .where((field) => field.or(Object.keys(names).map((name) => field('before', 'like', `%"${name}":%`))))
        .execute();
      for (const { activity_id, before } of rows)
        await db
          .updateTable('activity')
          .set({ before: byNewNames(before, names) })
          .where('activity_id', '=', activity_id)
          .execute();
    }
  },
};

/** What stood there before, as JSON, with those of its fields that have another name now under that one. */
function byNewNames(before: string, names: Readonly<Record<string, string>>): string {
  const fields = Object.entries(JSON.parse(before) as object);
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [names[name] ?? name, value])));
}
