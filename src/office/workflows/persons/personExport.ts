import type { PersonKey } from '../../../contract/entities/personData';
import { openWindow } from '../../kernel/commands';
import { exporting } from '../../kernel/exporting';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';

/** Where the archive is for some minutes, and whether secrets are in it. */
interface Archive {
  readonly archive: string;
  readonly hasSecrets: boolean;
}

/** What is held of a person. The browser takes the archive by itself: it may be as large as films are. */
export const personExport = exporting({
  name: 'personExport',
  ask: ({ kind, personId }: PersonKey) => request('person.export', { kind, personId }),
  *keep(_asked: PersonKey, reply: Archive) {
    yield* perform(openWindow(reply.archive));
    return reply;
  },
});
