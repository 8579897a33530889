import {
  calls,
  changed,
  CONNECTIVITY,
  type Course,
  does,
  goes,
  hears,
  makesId,
  ok,
  queries,
  refused,
  signsIn,
  sleeps,
  told,
} from './course';
import { film, reelsReply, TALENT, opensTalent, talentIsOpen } from './talent';

const RECORD = { form: 'talentInfo', recordId: TALENT };
const NOCTURNE = 'CccFI3ut5X4KofzFQqNR';

const recordIsOpen = [
  ...talentIsOpen(),
  queries('?section=record'),
  does('talentRecord/opened', { talentId: TALENT }),
  calls(5, 'talentRecords', 'talent.get'),
  told(
    5,
    ok({
      ...{ firstName: 'Éloïse', lastName: 'Garnier', categoryId: 'ATB60dVa2yyKw6JAXHrH', address: '' },
      ...{ postalCode: '', city: 'Paris', email: '', email2: '', phone: '', phone2: '', birthDate: '' },
      ...{ birthCity: '', birthCountry: '', agents: ['AM'], version: 4, secretVersion: 1 },
    }),
  ),
  does('autoSave/opened', RECORD),
];

const types = (values: object) => does('autoSave/changed', { ...RECORD, values });

/** A biography saved itself, and did not get there: 11 waits to try again. */
const biographyNotSaved = [
  ...talentIsOpen(),
  queries('?section=biography'),
  does('longText/opened', { kind: 'biography', talentId: TALENT }),
  calls(5, 'longTexts', 'biography.read'),
  told(5, ok({ markdown: '', version: 0 })),
  does('longText/edited', 'Lyon'),
  sleeps(6, 'longText', 750),
  told(6, null),
  sleeps(7, 'longText', 2000),
  ...makesId(8, 'longText', 20, 'requestIdOfTheText01'),
  calls(9, 'longText', 'biography.save'),
  told(9, refused('offline')),
  sleeps(10, 'longText', 3000),
  told(7, null),
  sleeps(11, 'longText', 10_000),
];

const agency = {
  ...{ userId: 'tPf9hQ2LkV7mXcR4nWzA', displayName: 'Moonlight Pictures', databaseName: 'moonlight' },
  ...{ abbreviation: 'MP', webAddress: 'http://127.0.0.1:24435', secureAddress: 'http://127.0.0.1:24435' },
  ...{ mainMail: 'office@mp.example', newsletterMail: 'news@mp.example', facebook: '', twitter: '' },
  ...{ instagram: '', vimeo: '', asa: '', tumblr: '', logoUrl: '/demo/logos/mp.png' },
  ...{
    newsletterTextColor: '#606060',
    newsletterBackColor: '#fff',
    resumeFolder: 'resumes',
    mailLetterId: 'mp_reel',
  },
};

export const courses: readonly Course[] = [
  {
    name: 'talent-whose-address-cannot-be-read',
    about: ['talentPage'],
    steps: [goes('/app/page/talent/%E0%A4%A')],
  },
  {
    name: 'agents-chosen-with-auto-save-off-and-not-saved',
    about: ['autoSave'],
    steps: [
      ...recordIsOpen,
      does('autoSave/switched', false),
      types({ city: 'Lyon' }),
      does('agentChoice/toggled', { talentId: TALENT, agents: ['CL'] }),
      sleeps(6, 'agentChoice', 300),
      told(6, null),
      sleeps(7, 'autoSave', 750),
      told(7, null),
      calls(8, 'autoSave', 'talent.update'),
      told(8, refused('offline')),
      sleeps(9, 'autoSave', 1000),
      told(9, null),
      calls(10, 'autoSave', 'talent.update'),
      told(10, ok({ kind: 'saved', version: 5 })),
      sleeps(11, 'autoSave', 1200),
    ],
  },
  {
    name: 'record-refused-for-another-reason-than-its-secrets',
    about: ['autoSave', 'talentRecords'],
    steps: [
      ...recordIsOpen,
      types({ city: 'Lyon' }),
      sleeps(7, 'autoSave', 750),
      told(7, null),
      calls(8, 'autoSave', 'talent.update'),
      told(8, refused('conflict', 'requestId')),
    ],
  },
  {
    name: 'film-changed-by-a-colleague-while-it-is-saved',
    about: ['autoSave'],
    steps: [
      ...opensTalent,
      told(4, reelsReply()),
      told(3, ok([film(NOCTURNE, 'Nocturne', 1)])),
      does('autoSave/opened', { form: 'filmInfo', recordId: NOCTURNE }),
      does('autoSave/changed', { form: 'filmInfo', recordId: NOCTURNE, values: { year: '2026' } }),
      sleeps(6, 'autoSave', 750),
      told(6, null),
      calls(7, 'autoSave', 'film.updateInfos'),
      changed('film', NOCTURNE, 2),
      sleeps(8, 'films', 400),
      told(8, null),
      calls(9, 'films', 'agencyFilms.list', { filmIds: [NOCTURNE] }),
      told(9, ok([film(NOCTURNE, 'Nocturne II', 2)])),
      told(7, ok({ kind: 'saved', version: 3 })),
    ],
  },
  {
    name: 'biography-saves-itself-again-after-a-failure-and-at-once-when-it-is-left',
    about: ['longText'],
    steps: [
      ...biographyNotSaved,
      told(11, null),
      sleeps(12, 'longText', 2000),
      calls(13, 'longText', 'biography.save'),
      told(13, ok({ outcome: 'saved', version: 1 })),
      told(12, null),
      does('longText/edited', 'Lyon, Paris'),
      sleeps(15, 'longText', 750),
      does('longText/committed'),
      sleeps(16, 'longText', 2000),
      ...makesId(17, 'longText', 20, 'requestIdOfTheText02'),
      calls(18, 'longText', 'biography.save'),
    ],
  },
  {
    name: 'biography-saved-at-once-on-line-again-and-not-again-once-it-is-gone',
    about: ['longText'],
    steps: [
      ...biographyNotSaved,
      hears(CONNECTIVITY, false),
      hears(CONNECTIVITY, true),
      sleeps(12, 'longText', 750),
      told(12, null),
      sleeps(13, 'longText', 2000),
      calls(14, 'longText', 'biography.save'),
      does('longText/edited', 'Lyon, Paris'),
      told(14, ok({ outcome: 'saved', version: 1 })),
      sleeps(15, 'longText', 3000),
      told(13, null),
      sleeps(16, 'longText', 750),
      told(16, null),
      sleeps(17, 'longText', 2000),
      ...makesId(18, 'longText', 20, 'requestIdOfTheText02'),
      calls(19, 'longText', 'biography.save'),
      told(19, refused('unreadable')),
      sleeps(20, 'longText', 3000),
      told(17, null),
      hears(CONNECTIVITY, false),
      hears(CONNECTIVITY, true),
    ],
  },
  {
    name: 'biography-of-nobody-not-saved',
    about: ['longText'],
    steps: [
      ...talentIsOpen(),
      queries('?section=biography'),
      does('longText/opened', { kind: 'biography', talentId: '' }),
      calls(5, 'longTexts', 'biography.read'),
      told(5, ok({ markdown: '', version: 0 })),
      does('longText/edited', 'Lyon'),
      does('longText/saveRequested'),
      sleeps(6, 'longText', 3000),
      told(6, null),
    ],
  },
  {
    name: 'news-written-anew-beside-a-draft-of-another',
    about: ['newsDetail'],
    steps: [
      goes('/app/page/newsDetails'),
      does('newsDetail/opened', 'mc5CdOwXeMtFKQFMuCCN'),
      does('newsDetail/typed', { id: 'mc5CdOwXeMtFKQFMuCCN', values: { title: 'Mine' } }),
      does('newsDetail/closed'),
      does('newsDetail/opened', null),
      ...makesId(5, 'newsDetail', 10, 'news-of-mine-000000001'),
    ],
  },
  {
    name: 'session-ended-then-another-person-signed-in',
    about: ['session', 'signIn', 'talents'],
    steps: [
      goes('/app/table/talents/all'),
      does('talentSwitches/requested', { talentId: TALENT, online: false }),
      ...makesId(20, 'talentSwitches', 20, 'requestIdOfTheSwitch'),
      calls(21, 'talentSwitches', 'talent.toggle'),
      told(21, refused('signedOut')),
      ...signsIn(22, 'admin@mp.example'),
      told(
        23,
        ok({
          outcome: 'accepted',
          session: {
            agency,
            staff: {
              ...{ firstName: 'Rosalind', lastName: 'Achterberg' },
              ...{ email: 'admin@mp.example', privilege: 'ADMIN' },
            },
          },
        }),
      ),
    ],
  },
];
