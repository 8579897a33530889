import type { ScriptName } from '../../../src/contract/scripts';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { newId } from '../../../src/server/ids';
import { none, type Sample } from './sample';

type AccountScript = Extract<ScriptName, `account.${string}` | `staff.${string}`>;

const newAddress = () => `${newId().toLowerCase()}@co.example`;
const names = { firstName: 'Ida', lastName: 'Berg' };

/** One sample a script of accounts. */
export const accountSamples: { readonly [N in Exclude<AccountScript, 'staff.list'>]: Sample<N> } = {
  'account.ground': none,
  'account.askPassword': { input: ({ login }) => ({ email: login }), rows: [] },
  'account.look': { input: async (world) => ({ token: await world.link('password') }), rows: [] },
  'account.choosePassword': {
    input: async (world) => ({ token: await world.link('password'), newPassword: 'eleven geese and one' }),
    rows: [],
  },
  'account.confirmAddress': { input: async (world) => ({ token: await world.link('address') }), rows: [] },
  'account.join': {
    input: async (world) => ({
      token: await world.link('invitation'),
      ...names,
      newPassword: 'eleven geese and one',
    }),
    rows: [],
  },
  'account.found': {
    input: () => ({
      foundingCode: newId(),
      agencyName: 'Third',
      abbreviation: 'TH',
      email: newAddress(),
      ...names,
      newPassword: 'eleven geese and one',
    }),
    refused: { kind: 'conflict', reason: 'linkOver' },
    rows: [],
  },
  'account.save': { input: () => names, rows: [] },
  'account.changePassword': {
    input: () => ({ currentPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD }),
    rows: [],
  },
  'account.changeAddress': {
    input: () => ({ email: newAddress(), currentPassword: DEMO_PASSWORD }),
    rows: [],
  },
  'account.devices': none,
  'account.factor': none,
  'account.prepareFactor': { input: () => ({ currentPassword: DEMO_PASSWORD }), rows: [] },
  'account.startFactor': {
    input: async ({ person }) => {
      await person.call('account.prepareFactor', { currentPassword: DEMO_PASSWORD });
      return { secondFactorCode: 'ABCD' };
    },
    refused: { kind: 'invalid', problems: { secondFactorCode: 'wrong' } },
    rows: [],
  },
  'account.renewRecovery': {
    input: () => ({ currentPassword: DEMO_PASSWORD }),
    refused: { kind: 'conflict', reason: 'noFactor' },
    rows: [],
  },
  'account.endFactor': {
    input: () => ({ currentPassword: DEMO_PASSWORD }),
    refused: { kind: 'conflict', reason: 'noFactor' },
    rows: [],
  },
  'account.passkeys': none,
  'account.preparePasskey': { input: () => ({ currentPassword: DEMO_PASSWORD }), rows: [] },
  'account.addPasskey': {
    input: () => ({ passkeyName: 'Laptop', passkeyAnswer: '{}' }),
    refused: { kind: 'conflict', reason: 'passkeyRefused' },
    rows: [],
  },
  'account.renamePasskey': {
    input: async (world) => ({ passkeyId: await world.passkey(), passkeyName: 'Telephone' }),
    rows: ['passkeyId'],
  },
  'account.removePasskey': {
    input: async (world) => ({ passkeyId: await world.passkey(), currentPassword: DEMO_PASSWORD }),
    rows: ['passkeyId'],
  },
  'staff.endFactor': { input: async (world) => ({ staffId: await world.colleague() }), rows: ['staffId'] },
  'staff.requireFactor': { input: () => ({ isRequired: false }), rows: [] },
  'account.endDevice': {
    input: async ({ person, openDevice }) => {
      await openDevice();
      const devices = await person.call('account.devices', {});
      return { deviceId: devices.find(({ isThis }) => !isThis)?.deviceId ?? '' };
    },
    rows: ['deviceId'],
  },
  'staff.invite': {
    input: () => ({ email: newAddress(), ...names, role: 'reader', language: 'ja' }),
    rows: [],
  },
  'staff.sendLink': { input: async (world) => ({ staffId: await world.colleague() }), rows: ['staffId'] },
  'staff.setRole': {
    input: async (world) => ({ staffId: await world.colleague(), role: 'administrator' }),
    rows: ['staffId'],
  },
  'staff.setSecrets': {
    input: async (world) => ({ staffId: await world.colleague(), seesSecrets: false }),
    rows: ['staffId'],
  },
  'staff.handOver': {
    input: async (world) => ({ staffId: await world.colleague(), heirId: world.person.userId }),
    rows: ['staffId', 'heirId'],
  },
  'staff.toggle': {
    input: async (world) => ({ staffId: await world.colleague(), isOn: false }),
    rows: ['staffId'],
  },
  'staff.endSessions': { input: async (world) => ({ staffId: await world.colleague() }), rows: ['staffId'] },
  'staff.remove': { input: async (world) => ({ staffId: await world.colleague() }), rows: ['staffId'] },
};
