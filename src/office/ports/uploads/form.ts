import type { FormUploadInput, FormUploadNews } from '../../kernel/world';
import type { FilesPort } from '../files';

/** Sends kept files that are small enough for one call. The code of it is loaded with the first one. */
export const createFormUploads =
  (files: FilesPort) =>
  (input: FormUploadInput, tell: (news: FormUploadNews) => void, signal: AbortSignal): void => {
    const file = files.find(input.fileId);
    if (!file)
      tell({
        kind: 'answered',
        answer: { ok: false, refusal: { kind: 'invalid', problems: { file: 'gone' } } },
      });
    else
      import('./sendForm').then(
        ({ sendForm }) => sendForm(file, input, tell, signal),
        () => tell({ kind: 'answered', answer: { ok: false, refusal: { kind: 'offline' } } }),
      );
  };
