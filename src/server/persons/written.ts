import type { Entity } from '../../contract/events';
import type { Catalogue } from '../database/schema';

/** A table in which somebody may stand who is no row of it: which of its columns are written by people, or tell of it. */
export interface Written {
  readonly table: keyof Catalogue;
  readonly key: string | readonly [string, string];
  readonly texts: readonly string[];
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
  /** Columns in which an address of the web stands: no blank may stand there. */
  readonly links?: readonly string[];
  /** Columns that have another one as a search compares them, under their name and `_folded`. */
  readonly folded?: readonly string[];
  /** The same, as a list orders them, under their name and `_order`. */
  readonly ordered?: readonly string[];
  /** It is somebody's work, in which a person may be named; whose talent's it is, where it is a talent's. */
  readonly work?: { readonly owner?: string };
  readonly hasVersion?: true;
  /** What open offices hold of it, and by which column they name it. */
  readonly entity?: readonly [Entity, string];
}

/** All that may name somebody. A text column that is not accounted for fails a test. */
export const written: readonly Written[] = [
  {
    ...{ table: 'news', key: 'news_id', texts: ['title', 'text'], links: ['link_value'] },
    ...{ work: {}, hasVersion: true, entity: ['news', 'news_id'] },
  },
  {
    ...{ table: 'newsletters', key: 'newsletter_id', json: ['items'], links: ['link_value'] },
    texts: ['title', 'heading1', 'heading2', 'heading3', 'conclusion', 'tracking_id'],
    ...{ work: {}, hasVersion: true, entity: ['newsletter', 'newsletter_id'] },
  },
  {
    ...{ table: 'screens', key: 'screen_id', texts: ['legend'] },
    ...{ work: {}, hasVersion: true, entity: ['screen', 'screen_id'] },
  },
  {
    ...{ table: 'agency_texts', key: 'name', texts: ['markdown'] },
    ...{ work: {}, hasVersion: true, entity: ['agencyText', 'name'] },
  },
  {
    ...{ table: 'biographies', key: 'talent_id', texts: ['markdown'] },
    ...{ work: { owner: 'talent_id' }, hasVersion: true, entity: ['biography', 'talent_id'] },
  },
  {
    ...{ table: 'films', key: 'film_id', texts: ['title', 'director', 'producer', 'format', 'notes'] },
    ...{ json: ['tags'], folded: ['title', 'director'], ordered: ['title'] },
    ...{ work: { owner: 'talent_id' }, hasVersion: true, entity: ['film', 'film_id'] },
  },
  {
    ...{ table: 'reels', key: 'reel_id', links: ['link_value', 'code'] },
    texts: ['title', 'subtitle_1', 'subtitle_2', 'heading', 'subheading', 'mail_sender', 'mail_answer'],
    ...{ folded: ['title'], ordered: ['title'] },
    ...{ work: { owner: 'talent_id' }, entity: ['reels', 'talent_id'] },
  },
  {
    ...{ table: 'talent_records', key: 'talent_id', links: ['homepage', 'moon_url', 'imdb_url'] },
    texts: [
      ...['address', 'email', 'email2', 'phone', 'phone2', 'family_situation', 'union_name'],
      ...['emergency_contact', 'emergency_phone', 'birth_city', 'nationality', 'old_index'],
    ],
    ...{ work: { owner: 'talent_id' }, hasVersion: true, entity: ['talentRecord', 'talent_id'] },
  },
  { table: 'mailed_letters', key: 'token', texts: [], json: ['content'] },
  { table: 'mail_bodies', key: 'body_id', texts: ['html', 'text', 'unsubscribe'], hasVersion: true },
  {
    ...{ table: 'outbox', key: 'mail_id' },
    texts: ['recipient_name', 'subject', 'sender', 'reply_to', 'reason'],
  },
  { table: 'upload_processes', key: 'process_id', texts: ['file_name'] },
  { table: 'encoding_jobs', key: 'process_id', texts: ['reason'] },
  { table: 'resumes', key: 'file_name', texts: ['original_name'] },
  { table: 'calendar_entries', key: 'entry_id', texts: ['recipients', 'reason'] },
  { table: 'activity', key: 'activity_id', texts: ['subject'], json: ['before'] },
  { table: 'handled_requests', key: ['request_id', 'script'], texts: [], json: ['reply'] },
];
