import { type AnyScript, PERSON } from '../../../contract/script';
import { writeRecord } from '../../../contract/wire/record';

/** What a call puts on the wire: form fields or JSON, as its script says, with the person's id once somebody is signed in. */
export function bodyOf(script: AnyScript, input: Readonly<Record<string, unknown>>, userId?: string) {
  const wire: Record<string, unknown> = writeRecord(script.input, input);
  if (userId !== undefined) wire[PERSON] = userId;
  if (script.encoding === 'json') return { type: 'application/json', body: JSON.stringify(wire) };
  const form = new URLSearchParams(Object.entries(wire).map(([key, value]) => [key, String(value)]));
  return { type: 'application/x-www-form-urlencoded', body: form.toString() };
}
