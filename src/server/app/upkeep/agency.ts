import { type Settings, SettingsError } from '../../settings';
import { type OpenInstallation, openInstallation } from '../assemble';
import { lockDataFolder } from '../lock';
import { addInvited, inviteAgain, listAgencies, removeAgency, switchAgency } from './agencies';

const USAGE = `Say what is to be done:
  npm run agency -- list
  npm run agency -- add CO:Cosmic Artists admin@co.example
  npm run agency -- invite CO       its first administrator once more, whose link is lost or too old
  npm run agency -- disable CO      nobody of it comes in, nothing of it is shown or sent; all of it stays
  npm run agency -- enable CO
  npm run agency -- remove CO       for ever, once it is disabled`;

type Command = (installation: OpenInstallation) => Promise<readonly string[]>;

/** What the words ask for; nothing where they ask for nothing that there is. */
function commandIn([verb, ...rest]: readonly string[]): Command | undefined {
  const [name = '', ...more] = rest;
  if (verb === 'list' && rest.length === 0) return listAgencies;
  if (verb === 'add' && more.length > 0)
    return (to) => addInvited(to, rest.slice(0, -1).join(' '), rest.at(-1) ?? '');
  if (name === '' || more.length > 0) return undefined;
  if (verb === 'invite') return (to) => inviteAgain(to, name);
  if (verb === 'disable') return (to) => switchAgency(to, name, new Date().toISOString());
  if (verb === 'enable') return (to) => switchAgency(to, name, null);
  return verb === 'remove' ? (to) => removeAgency(to, name) : undefined;
}

/** `npm run agency -- list|add|invite|disable|enable|remove …`. Returns what is to be printed. */
export async function agency(settings: Settings, words: readonly string[]): Promise<readonly string[]> {
  const command = commandIn(words);
  if (!command) throw new SettingsError(USAGE);
  // A running server holds its catalogues open.
  const isAlone = words[0] === 'remove' && settings.databaseUrl === undefined;
  const unlock = isAlone ? lockDataFolder(settings.dataFolder) : () => undefined;
  const installation = await openInstallation(settings);
  try {
    return await command(installation);
  } finally {
    await installation.close();
    unlock();
  }
}
