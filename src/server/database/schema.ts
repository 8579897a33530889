import type { Generated, Selectable } from 'kysely';
import type { EncodingStatus } from '../../contract/entities/film';
import type { CalendarAction, CalendarState } from '../../contract/entities/calendar';
import type { MailStatus } from '../../contract/entities/mail';
import type { newsLinks } from '../../contract/entities/news';
import type { FilmTable, ListedFilmRow } from './filmSchema';
import type { ActivityRow, HandledRequestRow, TrashRow } from './historySchema';
import type { LogoRow, NamedPictureRow } from './pictureSchema';
import type { ReelFilmRow, ReelSlugRow, ReelTable } from './reelSchema';
import type { TalentRecordRow, TalentRow, TalentSecretsRow } from './talentSchema';

export type { FilmRow } from './filmSchema';
export type { TrashRow } from './historySchema';
export type { ReelFilmRow, ReelRow } from './reelSchema';
export type { TalentRecordRow, TalentRow, TalentSecretsRow } from './talentSchema';
export type { AgencyRow, Directory, StaffRow } from './directorySchema';

/** Flags are 0 or 1, times ISO 8601 texts in UTC, sizes in bytes: what SQLite and PostgreSQL both hold alike. */
type Flag = 0 | 1;

interface CategoryRow {
  category_id: string;
  name: string;
  singular: string;
  router_url: string;
  position: number;
}

interface ReelNameRow {
  name: string;
  code: string;
}

export interface NewsRow {
  news_id: string;
  title: string;
  text: string;
  picture: string;
  online: Flag;
  created_at: string;
  link_type: keyof typeof newsLinks;
  link_value: string;
  /** Grows with each change. */
  version: number;
  trashed_at: string | null;
}

interface NewsletterRow {
  newsletter_id: string;
  title: string;
  heading1: string;
  heading2: string;
  heading3: string;
  /** JSON list of its items, as they stand on the wire. */
  items: Generated<string>;
  conclusion: Generated<string>;
  link_type: Generated<keyof typeof newsLinks>;
  link_value: Generated<string>;
  tracking_id: Generated<string>;
  text_colour: Generated<string>;
  back_colour: Generated<string>;
  /** By which those outside find its page. */
  public_token: Generated<string>;
  modified_at: string;
  /** When it was mailed last, tests and what is only kept in the outbox aside. */
  mailed_at: Generated<string | null>;
  /** Grows with each change. */
  version: number;
  trashed_at: string | null;
}

/** A newsletter as it was when it was mailed, for whoever opens its page. */
interface MailedLetterRow {
  token: string;
  newsletter_id: string;
  /** JSON of its content, in the contract's names. */
  content: string;
  mailed_at: string;
}

/** Of what a mail consists, or many that have it in common: a newsletter as it was when it was mailed. */
interface MailBodyRow {
  body_id: string;
  html: string;
  text: string;
  /** Whom to write to for no more of them. */
  unsubscribe: string;
  version: Generated<number>;
}

interface ScreenRow {
  screen_id: string;
  film_id: string;
  legend: string;
  online: Flag;
  /** Orders them; those in the trash keep theirs. */
  position: number;
  /** The number of the picture on show: they count from 1 and are not used twice. 0 is none. */
  picture: number;
  /** Grows with each change of what staff write, or of the switch. */
  version: number;
  trashed_at: string | null;
}

/** What is taken back is kept, so that it can be put back. */
export interface CalendarRow {
  entry_id: string;
  action: CalendarAction;
  subject_id: string;
  /** When it is due, or was done. */
  at: string;
  status: CalendarState | 'takenBack';
  /** To whom a newsletter goes, as it was written; empty once it has gone. */
  recipients: string;
  /** To how many addresses; 0 where nobody knows. */
  mails: number;
  reason: string;
  /** Who did it or wants it done; empty when nobody knows. */
  staff_id: string;
}

interface UploadProcessRow {
  process_id: string;
  staff_id: string;
  file_name: string;
  file_size: number;
  file_type: string;
  update_id: string;
  film_id: string | null;
  stage: 'RECEIVING' | 'RECEIVED' | 'CANCELLED';
  created_at: string;
  /** When its person took it off their list. */
  dismissed_at: Generated<string | null>;
}

/** One row a received file: the queue that encoding workers claim from. */
export interface EncodingJobRow {
  process_id: string;
  status: EncodingStatus;
  /** Per cent. */
  progress: number;
  reason: string;
  /** JSON of the flags of REencodeFilm; empty for the first encoding of a file. */
  options: string;
  attempts: number;
  worker: string | null;
  /** A running job whose lease is over belongs to nobody: its worker died. */
  lease_until: string | null;
  queued_at: string;
}

interface OutboxTable {
  mail_id: string;
  staff_id: string;
  recipient: string;
  /** Empty where the address was written alone. */
  recipient_name: Generated<string>;
  subject: string;
  sender: string;
  reply_to: string;
  body_id: string;
  reel_id: string | null;
  /** What the calendar tells of it; a test or a link to an account has none. */
  entry_id: Generated<string | null>;
  status: MailStatus;
  reason: string;
  attempts: number;
  worker: string | null;
  next_attempt_at: string;
  created_at: string;
  sent_at: string | null;
  /** For its recipient alone: it carries a link to an account. */
  is_private: Generated<Flag>;
}

export type OutboxRow = Selectable<OutboxTable>;

/** A text written in markdown; its version grows by one with each save. */
interface LongTextColumns {
  markdown: string;
  version: number;
  saved_at: string;
  staff_id: string;
}

interface BiographyRow extends LongTextColumns {
  talent_id: string;
}

/** A text of the agency itself: `about`. */
interface AgencyTextRow extends LongTextColumns {
  name: string;
}

/** An uploaded resume; nobody's until it is turned on, and again from `left_at` on. */
interface ResumeRow {
  file_name: string;
  talent_id: string | null;
  original_name: string;
  size: number;
  added_at: string;
  staff_id: string;
  online: Flag;
  left_at: string | null;
}

/** A picture that was uploaded for a talent; numbers count from 1 and are not used twice. */
interface TalentPictureRow {
  talent_id: string;
  picture: number;
  added_at: string;
  staff_id: string;
}

/** What is still to be removed of the agency's folder: a path below it. */
interface RemovalRow {
  path: string;
  at: string;
}

/** An agency's catalogue: a file of its own on SQLite, a schema of its own on PostgreSQL. No table names the agency. */
export interface Catalogue {
  categories: CategoryRow;
  talents: TalentRow;
  talent_records: TalentRecordRow;
  talent_secrets: TalentSecretsRow;
  films: FilmTable;
  listed_films: ListedFilmRow;
  reels: ReelTable;
  reel_films: ReelFilmRow;
  reel_slugs: ReelSlugRow;
  reel_names: ReelNameRow;
  news: NewsRow;
  news_pictures: NamedPictureRow;
  reel_pictures: NamedPictureRow;
  logos: LogoRow;
  newsletters: NewsletterRow;
  screens: ScreenRow;
  calendar_entries: CalendarRow;
  upload_processes: UploadProcessRow;
  encoding_jobs: EncodingJobRow;
  outbox: OutboxTable;
  mailed_letters: MailedLetterRow;
  mail_bodies: MailBodyRow;
  activity: ActivityRow;
  trash: TrashRow;
  handled_requests: HandledRequestRow;
  biographies: BiographyRow;
  agency_texts: AgencyTextRow;
  resumes: ResumeRow;
  talent_pictures: TalentPictureRow;
  removals: RemovalRow;
  key_proofs: { sealed: string };
}
