import type { FormUploadInput, FormUploadNews } from '../../kernel/world';
import type { FilesPort } from '../files';
import type { Person } from '../person';

/** Sends kept files that are small enough for one call. The code of it is loaded with the first one. */
export const createFormUploads =
  (files: FilesPort, person: Person) =>
  (input: FormUploadInput, tell: (news: FormUploadNews) => void, signal: AbortSignal): void => {
    const file = files.find(input.fileId);
    if (!file)
      tell({
        kind: 'answered',
        answer: { ok: false, refusal: { kind: 'invalid', problems: { file: 'gone' } } },
      });
    else
      import('./sendForm').then(
        ({ sendForm }) => sendForm(file, input, person(), tell, signal),
        () => tell({ kind: 'answered', answer: { ok: false, refusal: { kind: 'offline' } } }),
      );
  };
