import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { createOffice } from '../../src/office/app/office';
import { type Entry, parseRecording } from '../../src/office/journal';
import { distilledText } from '../../src/office/journal/distilledText';
import { rerecord } from '../../src/office/journal/rerecord';
import { withStates } from '../../src/office/journal/withStates';
import { faultIn } from '../journal/support/judge';
import { courses as account } from './courses/account';
import { courses as activity } from './courses/activity';
import { courses as agency } from './courses/agency';
import { courses as askedAgain } from './courses/askedAgain';
import { courses as checks } from './courses/checks';
import { CONNECTIVITY, type Course, EVENTS } from './courses/course';
import { courses as calendar } from './courses/calendar';
import { courses as dialogsLeft } from './courses/dialogsLeft';
import { courses as tables } from './courses/exports';
import { courses as files } from './courses/files';
import { courses as flushTest } from './courses/flushTest';
import { courses as guarded } from './courses/guarded';
import { courses as homeScreens } from './courses/homeScreens';
import { courses as largeAgency } from './courses/largeAgency';
import { courses as largeLists } from './courses/largeLists';
import { courses as largeTalents } from './courses/largeTalents';
import { courses as leftInTheMiddle } from './courses/leftInTheMiddle';
import { courses as lists } from './courses/lists';
import { courses as lock } from './courses/lock';
import { courses as mails } from './courses/mails';
import { courses as newFilms } from './courses/newFilms';
import { courses as newsletterItems } from './courses/newsletterItems';
import { courses as newsletterMails } from './courses/newsletterMails';
import { courses as newsletterParts } from './courses/newsletterParts';
import { courses as newsletters } from './courses/newsletters';
import { courses as openedAgain } from './courses/openedAgain';
import { courses as operation } from './courses/operation';
import { courses as ownAccount } from './courses/ownAccount';
import { courses as personData } from './courses/personData';
import { courses as pictureTroubles } from './courses/pictureTroubles';
import { courses as playing } from './courses/playing';
import { courses as presence } from './courses/presence';
import { courses as pressedTogether } from './courses/pressedTogether';
import { courses as quick } from './courses/quick';
import { courses as reelTable } from './courses/reelTable';
import { courses as records } from './courses/records';
import { courses as reelMails } from './courses/reelMails';
import { courses as reels } from './courses/reels';
import { courses as secondFactor } from './courses/secondFactor';
import { courses as signedOutAgain } from './courses/signedOutAgain';
import { courses as signOn } from './courses/signOn';
import { courses as soughtRows } from './courses/soughtRows';
import { courses as specialReels } from './courses/specialReels';
import { courses as staff } from './courses/staff';
import { courses as talentImport } from './courses/talentImport';
import { courses as typedMeanwhile } from './courses/typedMeanwhile';
import { courses as undo } from './courses/undo';
import { courses as wholeReels } from './courses/wholeReels';
import { bases, journalFolder } from './journals';

const all: readonly Course[] = [
  ...account,
  ...activity,
  ...agency,
  ...askedAgain,
  ...checks,
  ...calendar,
  ...dialogsLeft,
  ...tables,
  ...files,
  ...flushTest,
  ...guarded,
  ...homeScreens,
  ...largeAgency,
  ...largeLists,
  ...largeTalents,
  ...leftInTheMiddle,
  ...lists,
  ...lock,
  ...mails,
  ...newFilms,
  ...newsletters,
  ...newsletterItems,
  ...newsletterMails,
  ...newsletterParts,
  ...openedAgain,
  ...operation,
  ...ownAccount,
  ...personData,
  ...pictureTroubles,
  ...playing,
  ...presence,
  ...pressedTogether,
  ...quick,
  ...reelTable,
  ...records,
  ...reelMails,
  ...reels,
  ...secondFactor,
  ...signedOutAgain,
  ...signOn,
  ...soughtRows,
  ...specialReels,
  ...staff,
  ...talentImport,
  ...typedMeanwhile,
  ...undo,
  ...wholeReels,
];

/** `npx tsx --tsconfig test/tsconfig.json test/tools/writeCourses.ts [NAME…]`: writes these courses, or all, to test/journals. */
function main(names: readonly string[]): void {
  for (const course of all) if (names.length === 0 || names.includes(course.name)) write(course);
}

function write({ name, about, steps, base = 'office' }: Course): void {
  const empty = parseRecording(emptyText(about, base), bases);
  const openOf = (name: string) => empty.header.restarted?.open.find(({ port }) => port === name)?.k ?? 0;
  const listened = new Map([
    [EVENTS, openOf('events')],
    [CONNECTIVITY, openOf('connectivity')],
  ]);
  const entries = steps.map((step): Entry =>
    'k' in step ? { ...step, k: listened.get(step.k) ?? step.k } : step,
  );
  const made = rerecord({ ...empty, entries }, createOffice, version);
  const text = distilledText(withStates(made.recording, about, createOffice), { about, base });
  const trouble = [
    ...made.unheard.map((index) => `nobody asks for what step ${index + 1} tells`),
    ...[faultIn(name, text)].filter((fault) => fault !== undefined),
  ];
  console.log(`${name}: ${trouble.length > 0 ? trouble.join('; ') : `${steps.length} steps`}`);
  if (trouble.length > 0) process.exitCode = 1;
  else writeFileSync(join(journalFolder, `${name}.jsonl`), text);
}

const emptyText = (about: readonly string[], base: string) =>
  [
    { format: 1, build: version, about, base, contract: { hash: '', scripts: {} } },
    { kind: 'end', entries: 0 },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

main(process.argv.slice(2));
