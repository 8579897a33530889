import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { publicReelLink } from '../../../src/contract/rules/links';
import type { InputOf } from '../../../src/contract/script';
import type { ScriptByName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import type { Tenant } from '../../../src/server/installation';
import { receivedPath } from '../../../src/server/media/paths';
import { plain } from '../newsletters/content';
import { addColleague, addPasskey, linkOf } from '../accounts/people';
import { type Person, signIn, type TestServer } from '../support/server';

type UploadInput = InputOf<ScriptByName['upload.create']>;

/** One agency as the samples find it: a person of it, a talent with films, and fresh rows on demand. */
export interface World {
  readonly person: Person;
  readonly abbreviation: string;
  readonly login: string;
  readonly categoryId: string;
  readonly talentId: string;
  readonly filmIds: readonly [string, string, string];
  uploadInput(): UploadInput;
  /** An upload that has started. */
  upload(): Promise<UploadInput>;
  /** The process of a received file whose encoding failed. */
  failedEncoding(): Promise<string>;
  /** A film whose file was received and encoded. */
  encodedFilm(): Promise<string>;
  /** A reel with the first two films on it. */
  reel(): Promise<{ reelId: string; rowIds: readonly [string, string] }>;
  /** A picture that nobody has looked at, and the film that it was sent for. */
  pictureToCheck(): Promise<{ filmId: string; pictureId: string }>;
  /** A talent of its own. */
  talent(): Promise<string>;
  /** A film of the world's talent, whose file is being uploaded. */
  film(): Promise<string>;
  /** A news item of its own. */
  news(): Promise<string>;
  /** A newsletter of its own, without items. */
  newsletter(): Promise<string>;
  /** A home screen of its own, without a picture. */
  screen(): Promise<string>;
  /** A profession that no talent has. */
  profession(): Promise<string>;
  mailInput(): Promise<InputOf<ScriptByName['reel.mail']>>;
  failedMail(): Promise<string>;
  /** The history row of a change of a talent. */
  changedTalent(): Promise<string>;
  /** Signs the person in once more, in another browser. */
  openDevice(): Promise<unknown>;
  /** A colleague with an account of their own. */
  colleague(): Promise<string>;
  /** A passkey of the person. */
  passkey(): Promise<string>;
  /** What a link to an account of the agency carries. */
  link(purpose: 'password' | 'address' | 'invitation'): Promise<string>;
  /** The file name of a resume that is nobody's yet. */
  uploadedResume(): Promise<string>;
}

/** The world of an agency of the demo. */
export async function enter(server: TestServer, abbreviation: string, login: string): Promise<World> {
  const person = await signIn(server, login);
  const tenant = await server.installation.agency(abbreviation);
  if (!tenant) throw new Error(`no agency ${abbreviation}`);
  const [talent] = await person.call('talents.list', {});
  const [first, second, third] = await person.call('agencyFilms.list', {});
  if (!talent || !first || !second || !third) throw new Error('the demo is too small');
  const { talentId, categoryId } = talent;

  const uploadInput = (): UploadInput => ({
    processId: newId(),
    fileName: 'rushes.mov',
    duration: 2,
    fileSize: 5000,
    fileType: 'video/quicktime',
    client: abbreviation,
    uploadKey: newId(),
  });
  const upload = async () => {
    const input = uploadInput();
    await person.call('upload.create', input);
    return input;
  };
  const reel = async () => {
    const code = newId(10);
    const kind = { isNewName: true, talentId, type: 'MR', isLink: false, linkValue: '' };
    const { reelId } = await person.call('reel.add', { title: `Reel ${code}`, code, ...kind });
    const one = await person.call('reel.addFilm', { reelId, talentId, filmId: first.filmId });
    const two = await person.call('reel.addFilm', { reelId, talentId, filmId: second.filmId });
    return { reelId, rowIds: [one.rowId, two.rowId] as const };
  };
  const received = async (status: 'failed' | 'done') => {
    const { processId, uploadKey } = await upload();
    const { catalogue } = tenant;
    await catalogue
      .updateTable('upload_processes')
      .set({ stage: 'RECEIVED' })
      .where('process_id', '=', processId)
      .execute();
    const job = { process_id: processId, status, progress: 0, reason: 'moov', options: '', attempts: 1 };
    await catalogue
      .insertInto('encoding_jobs')
      .values({ ...job, worker: null, lease_until: null, queued_at: new Date().toISOString() })
      .execute();
    return { processId, uploadKey };
  };
  const mailInput = async () => {
    const { reelId } = await reel();
    const { webAddress } = tenant.agency;
    const reelsSite = `${server.installation.settings.publicUrl}/reels`;
    return {
      recipient: 'client@brand.example',
      link: publicReelLink({ abbreviation, webAddress, reelsSite }, reelId),
      reelName: 'Showreel',
      clientName: tenant.agency.displayName,
      clientUrl: webAddress,
      clientLogo: '',
      clientInstagram: '',
      clientFacebook: '',
      heading: 'Hello',
      message: 'Have a look.',
      senderMail: login,
      senderFirstName: 'A',
      senderLastName: 'B',
      letterId: '',
      reelId,
      requestId: newId(),
    };
  };
  const addTalent = async () =>
    (await person.call('talent.add', { categoryId, firstName: 'Ida', lastName: 'Berg' })).talentId;
  const colleague = () => addColleague(server.installation, abbreviation);
  return {
    person,
    abbreviation,
    login,
    categoryId,
    talentId,
    filmIds: [first.filmId, second.filmId, third.filmId],
    uploadInput,
    upload,
    reel,
    talent: addTalent,
    async film() {
      const { uploadKey: uploadKey } = await upload();
      const about = { director: '', producer: '', notes: '', format: '', year: '' };
      return person.call('film.add', {
        title: 'Rushes',
        ...about,
        talentId,
        uploadKey,
        hasPicture: false,
      });
    },
    async news() {
      const newsId = newId(10);
      const content = { title: 'News', text: '', picture: '', online: true, linkValue: '' };
      await person.call('news.add', { newsId, ...content, linkType: 'none' });
      return newsId;
    },
    async newsletter() {
      const newsletterId = `${newId(7)}20260401`;
      const call = { html: '', logoColour: 'black', clientAbbreviation: abbreviation } as const;
      await person.call('newsletter.add', { newsletterId, ...plain, ...call });
      return newsletterId;
    },
    async screen() {
      const screen_id = newId(10);
      const state = { picture: 0, version: 1, trashed_at: null };
      await tenant.catalogue
        .insertInto('screens')
        .values({ screen_id, film_id: '', legend: '', online: 0, position: 1, ...state })
        .execute();
      return screen_id;
    },
    async profession() {
      const category_id = newId();
      const names = { name: category_id, singular: category_id, router_url: category_id };
      await tenant.catalogue
        .insertInto('categories')
        .values({ category_id, ...names, position: 99 })
        .execute();
      return category_id;
    },
    mailInput,
    async changedTalent() {
      const changed = await addTalent();
      await person.call('talent.toggle', { talentId: changed, online: true });
      const { activity_id } = await tenant.catalogue
        .selectFrom('activity')
        .select('activity_id')
        .where('subject', '=', changed)
        .where('script', '=', 'talent.toggle')
        .executeTakeFirstOrThrow();
      return activity_id;
    },
    openDevice: () => signIn(server, login),
    colleague,
    passkey: () => addPasskey(server.installation, person.userId),
    link: (purpose) => linkOf(server.installation, colleague, purpose),
    async uploadedResume() {
      const file_name = `asa_${newId(10)}.pdf`;
      const row = { file_name, talent_id: null, original_name: 'cv.pdf', size: 9, staff_id: person.userId };
      const state = { online: 1 as const, left_at: null };
      await tenant.catalogue
        .insertInto('resumes')
        .values({ ...row, ...state, added_at: new Date().toISOString() })
        .execute();
      return file_name;
    },
    async pictureToCheck() {
      const [filmId, pictureId] = [newId(), newId()];
      const film = await rowOf(tenant, first.filmId);
      const picture = { own_thumbnail: 1, own_checked: 0, chosen_thumbnail: 0 } as const;
      await tenant.catalogue
        .insertInto('films')
        .values({
          ...film,
          film_id: filmId,
          ...picture,
          own_picture: pictureId,
          pictured_at: film.created_at,
        })
        .execute();
      return { filmId, pictureId };
    },
    failedEncoding: () => received('failed').then(({ processId }) => processId),
    async encodedFilm() {
      const { processId, uploadKey } = await received('done');
      const file = receivedPath(tenant.folder, processId);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'film');
      const filmId = newId();
      const [film] = await person.call('agencyFilms.list', {});
      await tenant.catalogue
        .insertInto('films')
        .values({ ...(await rowOf(tenant, film?.filmId ?? '')), film_id: filmId, process_id: processId })
        .execute();
      await tenant.catalogue
        .updateTable('upload_processes')
        .set({ film_id: filmId })
        .where('update_id', '=', uploadKey)
        .execute();
      return filmId;
    },
    async failedMail() {
      const { mailId = '' } = await person.call('reel.mail', await mailInput());
      await tenant.catalogue
        .updateTable('outbox')
        .set({ status: 'failed', reason: '550' })
        .where('mail_id', '=', mailId)
        .execute();
      return mailId;
    },
  };
}

const rowOf = ({ catalogue }: Tenant, filmId: string) =>
  catalogue.selectFrom('films').selectAll().where('film_id', '=', filmId).executeTakeFirstOrThrow();
