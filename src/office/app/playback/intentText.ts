import type { UnknownAction } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import { screenText } from '../../screens/report/screenText';
import { intentValues } from './intentValues';

type TextId = FormatjsIntl.Message['ids'];
/** Texts by their keys. */
type Texts = Readonly<Record<string, unknown>>;

const PERSON = 'replay.person.';
const PAGE = 'replay.page.';
/** Whose intents share sentences, in which each is named by a text of its own. */
const SHARING = ['replay.query.', 'replay.list.'];

/** The text that names what an intent is of, if that is a query or a list. */
const thingOf = (type: string, texts: Texts): string | undefined =>
  SHARING.map((kind) => kind + (type.split('/')[0] ?? '')).find((id) => id in texts);

/** The text of an intent by its type: what a person did, or what the page told by itself. */
function textOf(type: string, texts: Texts): string | undefined {
  const name = thingOf(type, texts) ? (type.split('/')[1] ?? '') : type;
  return [PERSON + name, PAGE + name].find((id) => id in texts);
}

/** True for what a person did; the screens and the browser announce some intents by themselves. */
export const isOfPerson = (type: string, texts: Texts): boolean => !textOf(type, texts)?.startsWith(PAGE);

/** An intent in plain words, with names from the state of then; undefined for one that has no sentence. */
export function intentText(intl: IntlShape, action: UnknownAction, state: unknown): string | undefined {
  const texts: Texts = intl.messages;
  const id = textOf(action.type, texts);
  if (id === undefined) return undefined;
  const say = (key: string, values = {}) => intl.formatMessage({ id: key as TextId }, values);
  const values = intentValues(action['payload'], state);
  const { path } = values;
  const thing = thingOf(action.type, texts);
  const words = {
    ...(typeof path === 'string' && { screen: screenText(intl, path) }),
    ...(thing && { thing: say(thing) }),
  };
  return say(id, filled(texts[id], { ...values, ...words }));
}

/** The names of values in a text, be it as it is written or parsed, as the build has it; a word more does no harm. */
const NAMES = /(?:\{\s*|"value":")(\w+)/g;

/** What a text names; what is not known, or masked, is left open. */
function filled(text: unknown, values: Readonly<Record<string, unknown>>) {
  const names = [...JSON.stringify(text).matchAll(NAMES)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, (values[name] ?? '…') as string | number]));
}
