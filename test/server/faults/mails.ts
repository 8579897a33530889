import { newId } from '../../../src/server/ids';
import type { Client } from './client';

/** The input of a mail to somebody, of a new reel with one film on it; `site` is the server's PUBLIC_URL. */
export async function mailTo(client: Client, recipient: string, site = client.url) {
  const [talent] = await client.call('talents.list', {});
  const [film] = await client.call('agencyFilms.list', {});
  const talentId = talent?.talentId ?? '';
  const code = newId(10);
  const { reelId } = await client.call('reel.add', {
    ...{ title: `Reel ${code}`, code, isNewName: true, talentId, type: 'MR', isLink: false, linkValue: '' },
  });
  await client.call('reel.addFilm', { reelId, talentId, filmId: film?.filmId ?? '' });
  const agency = { clientName: '', clientUrl: '', clientLogo: '', clientInstagram: '', clientFacebook: '' };
  return {
    ...agency,
    recipient,
    link: `${site}/reel/${reelId}`,
    reelName: 'Showreel',
    heading: 'Hello',
    message: 'Have a look.',
    senderMail: 'staff@co.example',
    senderFirstName: 'Camille',
    senderLastName: 'Aubry',
    letterId: '',
    reelId,
  };
}
