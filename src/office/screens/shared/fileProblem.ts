import type { IntlShape } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';

/** What is wrong with a file, in the words of its slot; nothing when that is not why it was refused. */
export function fileProblem(
  { formatMessage }: IntlShape,
  refusal: Refusal,
  texts: Readonly<Record<string, FormatjsIntl.Message['ids']>>,
): string | undefined {
  const id = refusal.kind === 'invalid' ? texts[refusal.problems['file'] ?? ''] : undefined;
  return id && formatMessage({ id });
}
