import { readdirSync, readFileSync } from 'node:fs';

/** Where sagas stand: what people do, what the server has, and the shapes that both are made of. */
const folders = ['workflows', 'entities', 'kernel'].map((name) => `src/office/${name}`);

/** All that stands there, with its text. */
export const sourcesOfSagas = () =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
