import type { Entry } from '../../../src/office/journal';
import {
  arrives,
  asks,
  calls,
  changed,
  type Course,
  does,
  forgets,
  goes,
  makesId,
  ok,
  picture,
  refused,
  sends,
  sleeps,
  told,
} from './course';
import { areOpen, opens } from './newsletter';
import { film, TALENT, talentIsOpen } from './talent';

const NEWS = 'mc5CdOwXeMtFKQFMuCCN';
const offline = refused('offline');

const settings = {
  ...{ displayName: 'Cosmic Artists', logoUrl: '', webAddress: '', mainMail: 'office@co.example' },
  ...{ newsletterMail: '', facebook: '', twitter: '', instagram: '', vimeo: '', asa: '', tumblr: '' },
  ...{ newsletterTextColor: '#606060', newsletterBackColor: '#fff', pictureShape: 'asFile' },
  filmQuality: 'standard',
};
const agency = (what: string, more: object = {}) => does(`agencyRecord/${what}`, { id: 'CO', ...more });
const opensAgency = does('agencyRecord/opened', 'CO');
const closesAgency = does('agencyRecord/closed');
const savesAgency = (k: number, displayName: string): readonly Entry[] => [
  ...[agency('typed', { values: { displayName } }), agency('submitted')],
  ...makesId(k, 'agencyRecord', 20, `requestIdOfSettings${k}`),
  calls(k + 1, 'agencyRecord', 'agency.saveSettings'),
];

const met = ok({
  ...{ kind: 'conflict', version: 7 },
  values: { ...settings, displayName: 'Comet', vimeo: 'https://v.example/co' },
});

const news = (what: string, more: object = {}) => does(`newsDetail/${what}`, { id: NEWS, ...more });
const savesNews = (k: number, title: string): readonly Entry[] => [
  ...[news('typed', { values: { title, linkType: 'none' } }), news('submitted')],
  ...[...makesId(k, 'newsDetail', 20, `requestIdOfTheNews${k}`), calls(k + 1, 'newsDetail', 'news.update')],
];

const NOCTURNE = 'film-nocturne-0000001';
const COBALT = 'film-cobalt-000000002';
const empties = (k: number, name: string, place: object): readonly Entry[] => [
  does(`${name}/fileChosen`, { ...place, file: picture(`empty-${k}`, 0) }),
  ...[forgets(k, name, `empty-${k}`), told(k, null)],
];
const choosesStill = (filmId: string) => does('thumbnails/chosen', { filmId, thumbnail: 1 });
const asksForStill = (k: number, filmId: string) =>
  calls(k, 'thumbnails', 'film.chooseThumbnail', { filmId });
const givesStill = (fileId: string) =>
  does('thumbnails/fileChosen', { filmId: NOCTURNE, file: picture(fileId) });

const ofTalent = { talentId: TALENT };
const table = {
  ...{ encoding: 'utf-8', separator: ',', rows: 1, good: 1, faulty: 0, faults: [], doubled: 0, doubles: [] },
  columns: [{ heading: 'First name', field: 'firstName', sample: '•••1' }],
};
const BY = 'talentImport';
const sendsTable = (k: number, script: string, fileId: string) =>
  asks(k, BY, 'uploads.sendForm', { script, fileId });
const choosesTable = (k: number, fileId: string): readonly Entry[] => [
  does('talentImport/fileChosen', { file: { fileId, name: 'talents.csv', size: 1200, type: 'text/csv' } }),
  sendsTable(k, 'talentImport.check', fileId),
];
const importsTable = (k: number, fileId: string): readonly Entry[] => [
  ...[...choosesTable(k, fileId), arrives(k, ok(table)), does('talentImport/submitted')],
  ...[...makesId(k + 1, BY, 20, `import-request-${k}`), sendsTable(k + 2, 'talentImport.make', fileId)],
  arrives(k + 2, ok({ importId: `import-${k}`, imported: 1, left: 0, csv: '' })),
  ...[forgets(k + 3, BY, fileId), told(k + 3, null)],
];

const emptiesTrash = (k: number): readonly Entry[] => [
  ...[does('trash/emptyOpened', { until: '2026-11-23T16:39:06.934Z' }), does('trash/emptyConfirmed')],
  ...[calls(k, 'trash', 'trash.empty'), told(k, ok({ removed: 1 }))],
];

const whose = { script: 'session.current', input: {} };
const needsFactor = ok({
  outcome: 'accepted',
  session: { agency: { userId: 'dttn73PZBbmBOh1dFkQz' }, staff: { needsFactor: true } },
});
const factor = ok({ isOn: false, hasApp: false, isRequired: true, codesLeft: 0, passkeysAt: '' });
const isPaired = (k: number): readonly Entry[] => [
  ...[does('secondFactor/opened', 'start'), does('secondFactor/passwordSent', { currentPassword: '•••4' })],
  calls(k, 'secondFactor', 'account.prepareFactor'),
  told(k, ok({ factorKey: '•••6', factorAddress: '•••7' })),
];

export const courses: readonly Course[] = [
  {
    name: 'agency-settings-closed-before-they-are-there-and-while-they-are-saved',
    base: 'administrator',
    about: ['agencySettings', 'agencyRecord'],
    steps: [
      ...[does('kits/arrived', { kit: 'agency' }), goes('/app/page/settings')],
      ...[
        calls(3, 'agencySettings', 'agency.settings'),
        closesAgency,
        opensAgency,
        opensAgency,
        closesAgency,
      ],
      ...[opensAgency, told(3, ok({ ...settings, version: 4 }))],
      ...[agency('typed', { values: { vimeo: 'nowhere' } }), agency('reverted')],
      ...[...savesAgency(5, 'Comet House'), opensAgency, told(6, ok({ kind: 'saved', version: 5 }))],
      ...[...savesAgency(7, 'Comet'), closesAgency, told(8, ok({ kind: 'saved', version: 6 })), opensAgency],
      ...[...savesAgency(9, 'Comet Artists'), told(10, met)],
    ],
  },
  {
    name: 'news-opened-anew-and-closed-while-it-is-saved',
    about: ['newsDetail'],
    steps: [
      ...[goes('/app/page/newsDetails'), does('newsDetail/opened', NEWS), news('submitted')],
      ...[...savesNews(5, 'Mine'), does('newsDetail/opened', NEWS), told(6, offline)],
      ...[...savesNews(7, 'Mine again'), does('newsDetail/closed')],
    ],
  },
  {
    name: 'newsletter-that-was-missing-opened-anew',
    about: ['newsletterDetail'],
    steps: [
      ...areOpen,
      ...opens(3, refused('notFound')),
      does('newsletterDetail/opened', 'another-letter-000000'),
    ],
  },
  {
    name: 'stills-of-two-films-chosen-refused-and-exchanged-for-files',
    about: ['thumbnails'],
    steps: [
      ...talentIsOpen([film(NOCTURNE, 'Nocturne', 1), film(COBALT, 'Cobalt & Rose', 2)]),
      ...[choosesStill(NOCTURNE), asksForStill(6, NOCTURNE), choosesStill(COBALT), told(6, ok({}))],
      ...[asksForStill(7, COBALT), told(7, ok({})), sleeps(8, 'thumbnails', 1200)],
      ...[
        ...empties(9, 'thumbnails', { filmId: NOCTURNE }),
        ...empties(10, 'thumbnails', { filmId: NOCTURNE }),
      ],
      ...[choosesStill(NOCTURNE), asksForStill(11, NOCTURNE), choosesStill(COBALT), told(11, offline)],
      ...[
        asksForStill(12, COBALT),
        told(12, ok({})),
        sleeps(13, 'thumbnails', 1200),
        givesStill('fileOfTheSea'),
      ],
      ...[...sends(14, 'thumbnails', 'picture.upload', 'fileOfTheSea'), givesStill('fileOfTheSky')],
    ],
  },
  {
    name: 'profile-picture-sent-refused-and-chosen-again-from-the-open-chooser',
    about: ['profilePicture'],
    steps: [
      ...[
        ...talentIsOpen(),
        does('profilePicture/opened', ofTalent),
        does('profilePicture/chooserOpened', ofTalent),
      ],
      does('profilePicture/fileChosen', { ...ofTalent, file: picture('fileOfTheSea') }),
      ...[...sends(6, 'profilePicture', 'picture.upload', 'fileOfTheSea'), arrives(7, offline)],
      ...[does('profilePicture/chooserOpened', ofTalent), ...empties(8, 'profilePicture', ofTalent)],
      does('profilePicture/chosen', { ...ofTalent, picture: 'CccFI3ut5X4KofzFQqNR_;_films_;_1' }),
    ],
  },
  {
    name: 'talents-imported-again-once-they-are-made-and-once-they-are-taken-back',
    about: [BY],
    steps: [
      ...[does('kits/arrived', { kit: 'talentImport' }), goes('/app/page/importtalents')],
      ...[...importsTable(4, 'file-1'), ...importsTable(10, 'file-2'), does('talentImport/undoRequested')],
      ...[calls(16, BY, 'talentImport.undo'), told(16, ok({ removed: 1 })), ...choosesTable(17, 'file-3')],
      ...[arrives(17, ok(table)), does('talentImport/closed'), forgets(18, BY, 'file-3'), told(18, null)],
    ],
  },
  {
    name: 'second-factor-given-up-while-it-is-paired-then-set-up-as-it-is-required',
    about: ['secondFactor'],
    steps: [
      ...[changed('agency', 'CO'), asks(3, 'sessionGuard', 'http.call', whose), told(3, needsFactor)],
      ...[does('kits/arrived', { kit: 'secondFactor' }), goes('/app/page/profile')],
      ...[calls(4, 'ownFactor', 'account.factor'), told(4, factor)],
      ...[...isPaired(5), does('secondFactor/closed'), ...isPaired(6)],
      ...[
        does('secondFactor/codeSent', { secondFactorCode: '•••8' }),
        calls(7, 'secondFactor', 'account.startFactor'),
      ],
      ...[told(7, ok({ recoveryCodes: '•••10' })), does('secondFactor/kept')],
    ],
  },
  {
    name: 'trash-emptied-asked-about-again-and-told-no-more',
    base: 'administrator',
    about: ['trash'],
    steps: [
      ...[does('kits/arrived', { kit: 'trash' }), goes('/app/page/trash')],
      ...[...emptiesTrash(3), ...emptiesTrash(4), does('trash/emptyClosed')],
    ],
  },
  {
    name: 'trash-emptied-once-its-screen-is-left',
    base: 'administrator',
    about: ['trash', 'trashed'],
    steps: [
      ...[does('kits/arrived', { kit: 'trash' }), goes('/app/page/trash'), calls(3, 'trashed', 'trash.list')],
      ...[
        told(3, ok([])),
        ...emptiesTrash(4).slice(0, -1),
        goes('/app/dashboard'),
        told(4, ok({ removed: 1 })),
      ],
    ],
  },
];
