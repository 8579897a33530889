import { written } from '../../../src/server/persons/written';
import { startServer } from '../support/server';

/** Text columns that name nobody: ids, words of the program, instants, and what goes or stays with a person's own rows. */
const elsewhere: Readonly<Record<string, string>> = {
  activity: 'activity_id at staff_id script',
  agency_texts: 'name saved_at staff_id',
  biographies: 'talent_id saved_at staff_id',
  calendar_entries: 'entry_id action subject_id at status staff_id',
  categories: 'category_id name singular router_url',
  encoding_jobs: 'process_id status options worker lease_until queued_at',
  films:
    'film_id talent_id title_folded title_order director_folded year cluster_path file_name process_id picture_version created_at trashed_at own_picture own_file pictured_at',
  handled_requests: 'request_id script at fingerprint',
  key_proofs: 'sealed',
  listed_films: 'film_id title director talent year words',
  logos: 'logo added_at staff_id',
  mail_bodies: 'body_id',
  mailed_letters: 'token newsletter_id mailed_at',
  news: 'news_id picture created_at link_type trashed_at',
  news_pictures: 'picture added_at staff_id',
  newsletters:
    'newsletter_id modified_at link_type text_colour back_colour mailed_at trashed_at public_token',
  outbox:
    'mail_id staff_id recipient body_id reel_id entry_id status worker next_attempt_at created_at sent_at',
  reel_films: 'row_id reel_id film_id',
  reel_names: 'name code',
  reel_pictures: 'picture added_at staff_id',
  reel_slugs: 'slug reel_id',
  reels: 'reel_id talent_id title_folded title_order kind parent_id picture trashed_at slug',
  removals: 'path at',
  resumes: 'file_name talent_id added_at staff_id left_at',
  screens: 'screen_id film_id trashed_at',
  talent_pictures: 'talent_id added_at staff_id',
  talent_records: 'talent_id postal_code birth_date leave_fund_number agents',
  talent_secrets: 'talent_id social_security_number site_login site_password changed_by',
  talents:
    'talent_id category_id first_name last_name first_name_folded last_name_folded city city_folded name_order city_order profile_picture created_at trashed_at',
  trash: 'kind subject_id at staff_id within',
  upload_processes: 'process_id staff_id file_type update_id film_id stage created_at dismissed_at',
};

test('of each text column of a catalogue it is said whether somebody may be named there', async () => {
  const server = await startServer();
  const tenant = await server.installation.agency('CO');
  const tables = (await tenant?.catalogue.introspection.getTables()) ?? [];
  const said = (table: string) =>
    [
      ...(elsewhere[table] ?? '').split(' '),
      ...written
        .filter((place) => place.table === table)
        .flatMap(({ texts, json = [], links = [] }) => [...texts, ...json, ...links]),
    ].filter(Boolean);
  const texts = (columns: (typeof tables)[number]['columns']) =>
    columns.filter(({ dataType }) => /text/i.test(dataType)).map(({ name }) => name);
  for (const { name, columns } of tables.filter((table) => !table.name.startsWith('kysely_')))
    expect([name, texts(columns).toSorted()]).toEqual([name, said(name).toSorted()]);
  await server.close();
});
