import type { Entry } from '../../../src/office/journal';
import {
  arrives,
  calls,
  type Course,
  does,
  forgets,
  goes,
  makesId,
  ok,
  picture,
  refused,
  saysSo,
  sends,
  told,
} from './course';

const LOGO = 'nameOfTheNewLogo0001';

const settings = {
  ...{
    displayName: 'Cosmic Artists',
    logoUrl: '',
    webAddress: '',
    mainMail: 'office@co.example',
    newsletterMail: '',
  },
  ...{ facebook: '', twitter: '', instagram: '', vimeo: '', asa: '', tumblr: '' },
  ...{ newsletterTextColor: '#606060', newsletterBackColor: '#fff' },
  ...{ pictureShape: 'asFile', filmQuality: 'standard' },
};
const types = (values: object) => does('agencyRecord/typed', { id: 'CO', values });
const submits = does('agencyRecord/submitted', { id: 'CO' });

const isOpen: readonly Entry[] = [
  does('kits/arrived', { kit: 'agency' }),
  goes('/app/page/settings'),
  calls(3, 'agencySettings', 'agency.settings'),
  calls(4, 'professions', 'agency.professions'),
  does('agencyRecord/opened', 'CO'),
];

const profession = (categoryId: string, name: string) => ({
  ...{ categoryId, name, singular: name, routerUrl: categoryId, position: 1, talents: 0, trashed: 0 },
});
const grips = profession('grips', 'Grips');
const actors = profession('actors', 'Actors');
/** They are asked for anew, and are as it says. */
const tells = (k: number, ...rows: readonly object[]) => [
  calls(k, 'professions', 'agency.professions'),
  told(k, ok(rows)),
];
const agentWords = { name: 'Amélie Marchetti', initials: 'AM', color: '#2d72d2' };
const agent = { id: 'AM', ...agentWords };
const names = { name: 'Grips', singular: 'Grip' };
const other = { name: 'Grip crew', singular: 'Grip' };

export const courses: readonly Course[] = [
  {
    name: 'agency-settings-met-by-a-colleague-refused-then-saved',
    base: 'administrator',
    about: ['agencyRecord', 'agencySettings'],
    steps: [
      ...isOpen,
      told(3, ok({ ...settings, version: 4 })),
      types({ displayName: 'Comet House' }),
      submits,
      ...makesId(5, 'agencyRecord', 20, 'requestIdOfSettings1'),
      calls(6, 'agencyRecord', 'agency.saveSettings', { version: 4 }),
      told(6, refused('offline')),
      submits,
      calls(7, 'agencyRecord', 'agency.saveSettings', { version: 4 }),
      told(7, ok({ kind: 'conflict', version: 5, values: { ...settings, vimeo: 'https://v.example/co' } })),
      does('agencyRecord/settled', { id: 'CO', field: 'vimeo', keep: 'theirs' }),
      submits,
      ...makesId(8, 'agencyRecord', 20, 'requestIdOfSettings2'),
      calls(9, 'agencyRecord', 'agency.saveSettings', { version: 5 }),
      told(9, ok({ kind: 'saved', version: 6 })),
      calls(10, 'agencySettings', 'agency.settings'),
      told(10, ok({ ...settings, displayName: 'Comet House', vimeo: 'https://v.example/co', version: 6 })),
    ],
  },
  {
    name: 'agency-logo-refused-sent-again-and-saved',
    base: 'administrator',
    about: ['agencyLogo', 'agencyRecord'],
    steps: [
      ...isOpen,
      told(3, ok({ ...settings, version: 4 })),
      does('agencyLogo/fileChosen', { id: 'CO', file: picture('5hoVCXH661') }),
      ...sends(5, 'agencyLogo', 'agencyLogo.upload', '5hoVCXH661'),
      arrives(6, refused('offline')),
      does('agencyLogo/retried', { id: 'CO' }),
      ...sends(7, 'agencyLogo', 'agencyLogo.upload', '5hoVCXH661'),
      arrives(8, ok({ picture: LOGO })),
      forgets(9, 'agencyLogo', '5hoVCXH661'),
      told(9, null),
      saysSo(10, 'agencyLogo'),
      submits,
      ...makesId(11, 'agencyRecord', 20, 'requestIdOfSettings3'),
      calls(12, 'agencyRecord', 'agency.saveSettings', { version: 4 }),
      told(12, ok({ kind: 'saved', version: 5 })),
      does('agencyLogo/fileChosen', { id: 'CO', file: picture('5hoVCXH662') }),
      ...sends(13, 'agencyLogo', 'agencyLogo.upload', '5hoVCXH662'),
      goes('/app/dashboard'),
      does('agencyRecord/closed'),
    ],
  },
  {
    name: 'professions-refused-then-added-renamed-moved-and-removed',
    base: 'administrator',
    about: ['professionChanges', 'professionOrder', 'professions'],
    steps: [
      ...isOpen,
      told(4, ok([actors])),
      does('professionNaming/opened', null),
      does('professionNaming/submitted', names),
      ...makesId(5, 'professionChanges', 20, 'requestIdOfNaming001'),
      calls(6, 'professionChanges', 'profession.add', names),
      told(6, refused('conflict', 'professionExists')),
      does('professionNaming/submitted', other),
      ...makesId(7, 'professionChanges', 20, 'requestIdOfNaming002'),
      calls(8, 'professionChanges', 'profession.add', other),
      told(8, ok({ categoryId: 'grips' })),
      ...tells(9, actors, grips),
      does('professionNaming/opened', grips),
      does('professionNaming/submitted', { ...names, singular: 'Key grip' }),
      ...makesId(10, 'professionChanges', 20, 'requestIdOfNaming003'),
      calls(11, 'professionChanges', 'profession.rename', { categoryId: 'grips' }),
      told(11, ok()),
      ...tells(12, actors, grips),
      does('professionOrder/requested', { categoryId: 'grips', beforeId: 'actors' }),
      calls(13, 'professionChanges', 'profession.move', { categoryId: 'grips', beforeId: 'actors' }),
      told(13, refused('offline')),
      does('professionOrder/retried'),
      calls(14, 'professionChanges', 'profession.move', { categoryId: 'grips', beforeId: 'actors' }),
      told(14, ok()),
      ...tells(15, grips, actors),
      does('professionRemoval/opened', grips),
      does('professionRemoval/submitted', null),
      ...makesId(16, 'professionChanges', 20, 'requestIdOfRemoval01'),
      calls(17, 'professionChanges', 'profession.remove', { categoryId: 'grips' }),
      told(17, ok()),
      ...tells(18, actors),
    ],
  },
  {
    name: 'agent-refused-then-called-otherwise',
    base: 'administrator',
    about: ['agentNaming', 'agents'],
    steps: [
      ...isOpen,
      does('agents/wanted', { params: {} }),
      calls(5, 'agents', 'agents.list'),
      told(5, ok([])),
      does('agentNaming/opened', agent),
      does('agentNaming/submitted', { ...agentWords, name: 'Ines Roca' }),
      ...makesId(6, 'agentNaming', 20, 'requestIdOfAgent0001'),
      calls(7, 'agentNaming', 'agents.save', { agentId: 'AM' }),
      told(7, refused('offline')),
      does('agentNaming/submitted', { ...agentWords, name: 'Ines Roca' }),
      calls(8, 'agentNaming', 'agents.save', { agentId: 'AM' }),
      told(8, ok()),
      calls(9, 'agents', 'agents.list'),
      told(9, ok([{ agentId: 'AM', ...agentWords, name: 'Ines Roca' }])),
    ],
  },
];
