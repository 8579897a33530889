import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const withoutExtension = (path) => path.replace(/\.(tsx?|mjs|js|json)$/, '');

/** Whether a path is a file or folder itself, or lies in that folder; both without an extension. */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** Who is within `target` imports of what is in `from` only what is in `except`. All relative to the root. */
const zone = ({ target, from, except = [], message }) => {
  const [own, closed, open] = [target, from, except].map((paths) => [paths].flat().map(withoutExtension));
  const isIn = (path, folders) => folders.some((folder) => isWithin(path, folder));
  return {
    message,
    holdsFor: (importer) => isIn(importer, own),
    refuses: (imported) => isIn(imported, closed) && !isIn(imported, open),
  };
};

/** Who may import whom: a folder under src, what it may import besides itself, and the sentence that says so. */
const houseRules = [
  ['contract', [], 'contract imports nothing of ours.'],
  ['office/kernel', ['contract'], 'kernel imports contract only.'],
  ['office/ports', ['contract', 'office/kernel'], 'ports import contract and kernel only.'],
  ['office/entities', ['contract', 'office/kernel'], 'entities import contract and kernel only.'],
  [
    'office/workflows',
    ['contract', 'office/kernel', 'office/ports', 'office/entities'],
    'workflows import contract, kernel, ports and entities only.',
  ],
  [
    'office/screens',
    ['contract', 'office/workflows', 'office/entities', 'office/ui'],
    'screens import the indexes of workflows and entities, ui, and pure contract rules only.',
  ],
  ['office/ui', [], 'ui imports nothing of ours.'],
  ['office/journal', ['contract', 'office/kernel'], 'journal imports contract and kernel only.'],
  ['office/app', ['contract', 'office'], 'app imports contract and office only.'],
  ['server', ['contract'], 'server imports contract and itself only.'],
];

const zones = houseRules.map(([folder, allowed, message]) => ({
  target: `src/${folder}`,
  from: 'src',
  except: [folder, ...allowed].map((path) => `src/${path}`),
  message,
}));

/** What painted the demo's films is no part of the program. */
const painterZones = [
  {
    target: 'static/demo/painters',
    from: 'src',
    except: ['src/server/demo', 'src/server/encoding/program.ts'],
    message: "The painters import the demo's cards, and which ffmpeg there is.",
  },
  {
    target: 'src',
    from: 'static',
    message: 'The program reads static/ as files and imports none of it.',
  },
];

const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** What every area of the server may import: it knows nothing of any of them. */
const GROUND =
  'settings ids originsOf workerId packageRoot diskFull regularly atMost eachOf postgresClient log readableLines repeated rounds csv words wallClock';
const serverGround = GROUND.split(' ').map((name) => `${name}.ts`);

/**
 * Which area of the server may import which, the lowest first: an area names only such as stand above it in this list,
 * so that there is no circle. A folder that is not named here imports nothing.
 */
const serverRules = [
  ['database', [], 'database knows tables, and nothing of who asks.'],
  ['vault', [], 'vault seals texts, and knows nothing of whose they are.'],
  ['files', [], 'files keeps files under their names, and knows no kind of thing.'],
  [
    'installation.ts',
    ['database', 'vault', 'files'],
    'installation.ts says what each part of the server is handed.',
  ],
  [
    'disk',
    ['database', 'files', 'installation.ts'],
    'disk knows what is to be removed, and no kind of thing.',
  ],
  [
    'http',
    ['database', 'vault', 'files', 'installation.ts', 'disk'],
    'http knows calls and answers, and no kind of thing.',
  ],
  ['presence', ['http', 'installation.ts'], 'presence carries who has what open, and no kind of thing.'],
  ['events', ['http', 'installation.ts'], 'events carries what is published, and no kind of thing.'],
  [
    'sessions',
    ['database', 'vault', 'events', 'http', 'installation.ts'],
    'sessions knows people and their devices.',
  ],
  ['media', ['files', 'http', 'installation.ts'], 'media knows where files are and sends them.'],
  [
    'uploads',
    ['database', 'http', 'installation.ts', 'files', 'media', 'disk'],
    'uploads takes files, for whatever they are.',
  ],
  [
    'encoding',
    ['database', 'http', 'installation.ts', 'files', 'media', 'disk', 'uploads'],
    'encoding works on what was uploaded.',
  ],
  ['longTexts', ['database', 'http']],
  ['talents', ['database', 'http', 'vault']],
  ['pictures', ['database', 'http', 'installation.ts', 'files', 'media', 'disk', 'uploads']],
  [
    'agency',
    ['database', 'http', 'installation.ts', 'files', 'media', 'disk', 'uploads', 'sessions', 'pictures'],
    'agency knows what holds for all of one.',
  ],
  ['resumes', ['database', 'http', 'installation.ts', 'files', 'media', 'disk', 'uploads']],
  ['films', ['database', 'http', 'installation.ts', 'files', 'media', 'disk', 'uploads', 'encoding']],
  ['trash', ['database', 'http', 'media', 'uploads']],
  ['talentImport', ['database', 'http', 'installation.ts', 'uploads', 'talents', 'trash']],
  ['published', ['database', 'http'], 'published notes what was published and sent, whatever it is.'],
  ['news', ['database', 'http', 'installation.ts', 'media', 'uploads', 'pictures', 'published', 'trash']],
  ['screens', ['database', 'http', 'published', 'trash']],
  ['reels', ['database', 'http', 'pictures', 'films', 'trash']],
  ['mail', ['database', 'http', 'installation.ts', 'published', 'reels']],
  [
    'accounts',
    ['database', 'events', 'http', 'installation.ts', 'sessions', 'talents', 'mail'],
    'accounts knows people, what proves who they are, and what they are written to about.',
  ],
  [
    'signOn',
    ['database', 'http', 'installation.ts', 'sessions', 'accounts'],
    'signOn speaks with a provider, and knows who its people are here.',
  ],
  [
    'staff',
    ['database', 'http', 'installation.ts', 'sessions', 'accounts', 'signOn'],
    'staff does with accounts what administrators may.',
  ],
  [
    'reelpage',
    ['database', 'installation.ts', 'media', 'reels', 'mail'],
    'reelpage shows what reels and media hand out.',
  ],
  [
    'newsletters',
    [
      'database',
      'http',
      'installation.ts',
      'media',
      'published',
      'trash',
      'news',
      'reels',
      'mail',
      'reelpage',
    ],
    'newsletters composes, mails and shows what staff put together of films and pictures.',
  ],
  [
    'calendar',
    ['database', 'http', 'installation.ts', 'mail', 'news', 'newsletters', 'screens'],
    'calendar does at its time what can be scheduled.',
  ],
  [
    'activity',
    ['database', 'http', 'installation.ts', 'calendar', 'sessions'],
    'activity tells of all that is done, and knows it by the scripts that do it.',
  ],
  [
    'persons',
    [
      ...['database', 'http', 'vault', 'installation.ts', 'sessions', 'media', 'talents', 'trash', 'mail'],
      ...['files', 'accounts', 'signOn', 'staff'],
    ],
    'persons tells what is held of somebody, hands it over and removes it, wherever it stands.',
  ],
  [
    'demo',
    ['database', 'files', 'installation.ts', 'media', 'sessions', 'talents', 'reels'],
    'demo writes rows and files as they stand at the start.',
  ],
];

const serverFolders = foldersIn('src/server').filter((name) => name !== 'app' && name !== 'launch');
const unnamed = serverFolders
  .filter((name) => !serverRules.some(([area]) => area === name))
  .map((name) => [name, [], 'Say in test/lint/importZones.mjs what this area of the server may import.']);

const groundRules = serverGround.map((file) => [
  file,
  [],
  'What every area may import imports none of them.',
]);

const serverZones = [...serverRules, ...unnamed, ...groundRules].map(([area, allowed, message], index) => {
  const lower = serverRules.slice(0, index).map(([name]) => name);
  const higher = allowed.filter((name) => !name.includes('/') && !lower.includes(name));
  if (higher.length > 0) throw new Error(`${area} must not import ${higher.join(', ')}: see serverRules.`);
  return {
    target: `src/server/${area}`,
    from: 'src/server',
    except: [area, ...allowed, ...serverGround].map((path) => `src/server/${path}`),
    message: message ?? `${area} imports ${allowed.join(', ')} only.`,
  };
});

/** The workflow in whose folder a file is: `group/name`. A workflow of one file has no folder; that file is its face. */
const workflowOf = (path) => /^src\/office\/workflows\/([^/]+\/[^/]+)\//.exec(path)?.[1];

/** Whether a path names something in a workflow's folder other than its index.ts. */
const isInnerFile = (path) => {
  const workflow = workflowOf(path);
  return workflow !== undefined && path !== `src/office/workflows/${workflow}/index`;
};

const refusesInnerFiles = (folder, message) => ({
  message,
  holdsFor: (importer) => isWithin(importer, `src/office/${folder}`),
  refuses: (imported, importer) => isInnerFile(imported) && workflowOf(imported) !== workflowOf(importer),
});

const allZones = [
  ...[...zones, ...painterZones, ...serverZones].map(zone),
  refusesInnerFiles('workflows', 'A workflow imports another workflow only through its index.ts.'),
  ...['screens', 'ui'].map((folder) =>
    refusesInnerFiles(folder, 'Views import a workflow only through its index.ts.'),
  ),
];

/**
 * Takes the path of a file from the root and returns a function which, of the path of another that it imports, says
 * why it may not: a list of sentences, empty where it may. Extensions do not matter.
 */
export function refusalsFor(path) {
  const importer = withoutExtension(path);
  const holding = allZones.filter((each) => each.holdsFor(importer));
  return (target) => {
    const imported = withoutExtension(target);
    return holding.filter((each) => each.refuses(imported, importer)).map(({ message }) => message);
  };
}
