import type { ScriptName } from '../../../src/contract/scripts';
import type { Entry } from '../../../src/office/journal';
import { calls, type Course, does, goes, makesId, ok, refused, told } from './course';
import { FICTION, OTHER_TALENT, TALENT, talentIsOpen } from './talent';

/** A dialog with a form: what it is opened for, what is handed over, and the call that saves it. */
interface Dialog {
  readonly name: string;
  /** The workflow that asks. */
  readonly by?: string;
  readonly about: unknown;
  readonly input: unknown;
  readonly script: ScriptName;
  /** Its call has no request id. */
  readonly isUnnamed?: true;
}

/** A try is handed over and refused; the commands count from `k`. One that was in doubt keeps the id of its request. */
function tries(dialog: Dialog, k: number, refusal: string, isAgain = false): readonly Entry[] {
  const { name, by = name, input, script, isUnnamed } = dialog;
  const isNew = !isUnnamed && !isAgain;
  const at = isNew ? k + 1 : k;
  return [
    does(`${name}/submitted`, input),
    ...(isNew ? makesId(k, by, 20, `id-${k}`.padEnd(20, '0')) : []),
    calls(at, by, script),
    told(at, refused(refusal)),
  ];
}

/** The dialog is closed untouched, after a refusal that was tried once more, and after two answers that were lost. */
function isLeft(dialog: Dialog, k: number): readonly Entry[] {
  const opens = does(`${dialog.name}/opened`, dialog.about);
  const closes = does(`${dialog.name}/closed`);
  return [
    ...[opens, closes],
    ...[opens, ...tries(dialog, k, 'conflict'), ...tries(dialog, k + 4, 'conflict'), closes],
    ...[opens, ...tries(dialog, k + 8, 'offline'), ...tries(dialog, k + 12, 'offline', true), closes],
  ];
}

const words = { name: 'Amélie Marchetti', initials: 'AM', color: '#2d72d2' };
const actors = {
  ...{ categoryId: 'actors', name: 'Actors', singular: 'Actor', routerUrl: 'actors', position: 1 },
  ...{ talents: 0, trashed: 0 },
};
const naming: Dialog = {
  ...{ name: 'professionNaming', by: 'professionChanges', about: actors, script: 'profession.rename' },
  input: { name: 'Players', singular: 'Player' },
};
const settingsAreOpen: readonly Entry[] = [
  does('kits/arrived', { kit: 'agency' }),
  goes('/app/page/settings'),
  calls(3, 'agencySettings', 'agency.settings'),
  calls(4, 'professions', 'agency.professions'),
  told(4, ok([actors])),
];
const held = {
  ...{ kind: 'talent', personId: 'talent-ida-00000001', name: 'Ida Berg', address: 'ida@post.example' },
  ...{ isDeleted: false, addresses: [], held: [{ what: 'record', count: 1 }] },
};
const nour = { firstName: 'Nour', lastName: 'Haddad', email: 'nour@co.example', role: 'staff' };

export const courses: readonly Course[] = [
  {
    name: 'agent-named-and-left-again-and-again',
    base: 'administrator',
    about: ['agentNaming'],
    steps: [
      ...settingsAreOpen,
      ...isLeft(
        { name: 'agentNaming', about: { id: 'AM', ...words }, input: words, script: 'agents.save' },
        5,
      ),
    ],
  },
  {
    name: 'profession-named-then-removed-and-left-again-and-again',
    base: 'administrator',
    about: ['professionChanges'],
    steps: [
      ...settingsAreOpen,
      ...isLeft(naming, 10),
      ...isLeft({ ...naming, name: 'professionRemoval', input: null, script: 'profession.remove' }, 30),
    ],
  },
  {
    name: 'passkey-named-and-left-again-and-again',
    about: ['passkeyNaming'],
    steps: [
      does('kits/arrived', { kit: 'secondFactor' }),
      goes('/app/page/profile'),
      ...isLeft(
        {
          ...{ name: 'passkeyNaming', about: { passkeyId: 'key-1', passkeyName: 'Laptop' } },
          ...{ input: { passkeyName: 'Telephone' }, script: 'account.renamePasskey', isUnnamed: true },
        },
        5,
      ),
    ],
  },
  {
    name: 'person-to-be-removed-and-left-again-and-again',
    about: ['personRemoval'],
    steps: [
      does('kits/arrived', { kit: 'personData' }),
      goes('/app/page/persondata'),
      ...isLeft({ name: 'personRemoval', about: held, input: {}, script: 'person.remove' }, 5),
    ],
  },
  {
    name: 'colleague-to-be-invited-and-left-again-and-again',
    about: ['staffInvitation'],
    steps: [
      does('kits/arrived', { kit: 'staff' }),
      goes('/app/table/staff'),
      ...isLeft(
        {
          ...{ name: 'staffInvitation', about: undefined, script: 'staff.invite', isUnnamed: true },
          input: { ...nour, seesSecrets: false },
        },
        5,
      ),
    ],
  },
  {
    name: 'talent-to-be-added-and-left-again-and-again',
    about: ['newTalent'],
    steps: [
      goes('/app/table/talents/all'),
      ...isLeft(
        {
          ...{ name: 'newTalent', about: { categoryId: 'ATB60dVa2yyKw6JAXHrH' }, script: 'talent.add' },
          input: { firstName: 'Ida', lastName: 'Berg', categoryId: 'ATB60dVa2yyKw6JAXHrH' },
        },
        5,
      ),
    ],
  },
  {
    name: 'reel-to-be-made-then-copied-and-left-again-and-again',
    about: ['newReel', 'reelCopy'],
    steps: [
      does('kits/arrived', { kit: 'wholeReels' }),
      ...talentIsOpen(),
      ...isLeft(
        {
          ...{ name: 'newReel', about: { talentId: TALENT, kind: 'reel' }, script: 'reel.add' },
          input: { title: 'Commercials', isNewName: false },
        },
        10,
      ),
      ...isLeft(
        {
          name: 'reelCopy',
          about: { owner: { talentId: TALENT }, reelId: FICTION, title: 'Fiction', kind: 'reel' },
          ...{ script: 'reel.duplicate', input: { title: 'Fiction 2', talentId: OTHER_TALENT } },
        },
        30,
      ),
    ],
  },
];
