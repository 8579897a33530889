import { plainFileName } from '../../../contract/rules/fileName';

const LONGEST = 120;

/** The name under which a file came, as any disk takes it. */
export function safeName(name: string): string {
  const safe = plainFileName(name)
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return safe === '' ? 'file' : safe.slice(-LONGEST);
}
