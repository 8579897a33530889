import type { Answer } from '../../../contract/refusal';
import { type AnyScript, PERSON } from '../../../contract/script';
import { fileScripts } from '../../../contract/scripts/fileScripts';
import { writeRecord } from '../../../contract/wire/record';
import type { FormUploadInput, FormUploadNews } from '../../kernel/world';
import { read } from '../http/read';
import { refusedBy } from './refusedBy';
import { spaced } from './spaced';

/** Sends a file with the fields of its script and whose it is as one multipart call; a lost connection ends it as `offline`. */
export function sendForm(
  file: File,
  input: FormUploadInput,
  person: string | undefined,
  tell: (news: FormUploadNews) => void,
  signal: AbortSignal,
): void {
  const script = fileScripts[input.script] as unknown as AnyScript;
  const tellNowAndThen = spaced(tell);
  const request = new XMLHttpRequest();
  request.open('POST', input.address + script.path);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.upload.onprogress = ({ loaded, total }) =>
    tellNowAndThen({ kind: 'progress', sent: Math.min(loaded, total), size: total });
  request.onerror = () => tell(answered({ ok: false, refusal: { kind: 'offline' } }));
  request.onload = () => tell(answered(answerOf(script, request)));
  request.send(formOf(script, input.input, person, file));
}

const answered = (answer: Answer<unknown>): FormUploadNews => ({ kind: 'answered', answer });

function answerOf(script: AnyScript, request: XMLHttpRequest): Answer<unknown> {
  const refusal = refusedBy(request, script.refusal);
  return refusal ? { ok: false, refusal } : read(script.reply, request.responseText);
}

function formOf(
  script: AnyScript,
  input: FormUploadInput['input'],
  person: string | undefined,
  file: File,
): FormData {
  const form = new FormData();
  if (person !== undefined) form.append(PERSON, person);
  for (const [name, value] of Object.entries(writeRecord(script.input, input)))
    form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}
