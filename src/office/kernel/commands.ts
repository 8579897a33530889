import type { InputOf, ReplyOf } from '../../contract/script';
import type { ScriptByName, ScriptName } from '../../contract/scripts';
import type { Answer } from '../../contract/refusal';
import type { Asked, Command, FormUploadInput, Listened, UploadInput } from './world';

function command<K extends keyof Asked | keyof Listened>(key: K, input: Command<K>['input']): Command<K> {
  const [port = '', op = ''] = key.split('.');
  return { port, op, input };
}

/** A call of a script; answered by `Answer<ReplyOf<…>>`. `request` is what workflows use once somebody is signed in. */
export interface ScriptCall<N extends ScriptName> extends Command<'http.call'> {
  readonly replies?: Answer<ReplyOf<ScriptByName[N]>>;
}

export const call = <N extends ScriptName>(
  script: N,
  input: InputOf<ScriptByName[N]>,
  userId?: string,
): ScriptCall<N> =>
  command('http.call', userId === undefined ? { script, input } : { script, userId, input });

export const readVersion = () => command('http.version', null);
export const tellEncodingManager = (processId: string) => command('http.encodingManager', { processId });
export const sleep = (milliseconds: number) => command('clock.sleep', { milliseconds });
export const readClock = () => command('clock.now', null);
/** A random text of `length` letters and digits. */
export const newId = (length: number) => command('ids.new', { length });
/** What makes a repeated call act once. */
export const newRequestId = () => newId(20);
export const go = (path: string, { replace = false } = {}) => command('navigation.go', { path, replace });
export const leaveFor = (url: string) => command('windows.leave', { url });
export const openWindow = (url: string) => command('windows.open', { url });
export const readResolution = () => command('windows.resolution', null);
export const copyText = (text: string) => command('windows.copy', { text });
/** Hands a plain text to the browser to save. */
export const saveText = (name: string, text: string) => command('files.saveText', { name, text });
export const printPage = () => command('windows.print', null);
export const askPasskey = (does: 'make' | 'use', passkeyOptions: string) =>
  command('passkeys.ask', { does, passkeyOptions });
export const saveTable = (name: string, csv: string) => command('files.save', { name, csv });
export const forgetFile = (fileId: string) => command('files.forget', { fileId });
/** Removes what this person left in the browser's storage. */
export const forgetStorage = () => command('storage.forget', null);
/** What a report would hold. */
export const describeJournal = () => command('journal.describe', null);
export const saveJournal = (note: string) => command('journal.save', { note });

export const sendUpload = (input: UploadInput) => command('uploads.send', input);
export const sendForm = (input: FormUploadInput) => command('uploads.sendForm', input);
/** Calls the script that answers line by line. */
export const runFlushTest = (path: string) => command('http.flushTest', { path });
export const followEvents = () => command('events.follow', null);
export const watchConnectivity = () => command('connectivity.watch', null);
export const readIdleTime = () => command('page.idleTime', null);
export const watchPage = () => command('page.watch', null);
