import { differenceText } from './diffText';
import type { Divergence } from './divergence';
import type { Recording } from './entry';
import { entryText, shortJson } from './entryText';
import { otherwise } from './otherwise';
import type { AsRecorded } from './playing';
import type { ReplayResult } from './replay';
import { shapeChanges } from './shapeChanges';

/** Of an entry of which it is not said what is otherwise in it. */
const WIDTH = 2000;

/** What a replay came to, as lines of text: one when all is well, and else the first divergence with its neighbourhood. */
export function replayReport(
  name: string,
  recording: Recording,
  { divergence, played, contractChanges, player }: ReplayResult,
  until?: number,
): readonly string[] {
  return [
    `${name}: ${divergence ? 'diverges' : 'replays'}, ${played} of ${recording.entries.length} entries${remarks(recording, player.asRecorded)}`,
    ...(contractChanges.length > 0
      ? [`  scripts of another shape than in the recording: ${contractChanges.join(', ')}`]
      : []),
    ...(divergence ? divergenceLines(divergence, recording.line) : []),
    ...(divergence ? shapeLines(divergence) : []),
    ...(until === undefined || divergence ? [] : stand(player)),
  ];
}

function remarks({ header, complete, counted }: Recording, { entries, workflows }: AsRecorded): string {
  const { base, restarted } = header;
  return [
    complete ? '' : '; the file is cut off',
    counted === undefined ? '' : `; its end counts ${counted}: lines were taken out or put in`,
    base === undefined ? '' : `; from the base ${base}`,
    restarted && base === undefined ? '; the log began again in the middle of the session' : '',
    entries === 0 ? '' : `; played as recorded, not compared: ${entries}, of ${workflows.join(', ')}`,
  ].join('');
}

function divergenceLines(divergence: Divergence, header = 1): readonly string[] {
  const { index, reason, workflow, expected, actual, neighbourhood } = divergence;
  const differences = otherwise(divergence);
  const text = (entry: object) => entryText(entry, undefined, differences.length > 0 ? undefined : WIDTH);
  return [
    `  entry ${index + 1} (line ${header + index + 1}), workflow ${workflow}: ${reason}`,
    `    expected: ${expected ? text(expected) : 'nothing more'}`,
    `    actual:   ${actual ? text(actual) : 'nothing'}`,
    ...differences.map((difference) => `      ${differenceText(difference)}`),
    ...neighbourhood.map((line) => `    ${line}`),
  ];
}

function shapeLines(divergence: Divergence): readonly string[] {
  const changes = shapeChanges(divergence);
  return changes.length > 0
    ? ['  another shape than in the recording:', ...changes.map((change) => `    ${change}`)]
    : [];
}

/** Where a replay that was told to stop stands. */
const stand = (player: ReplayResult['player']) => [
  `  state: ${JSON.stringify(player.state(), null, 2).replaceAll('\n', '\n  ')}`,
  ...player.pending().map(({ k, port, op, input }) => `  pending ${k}: ${port}.${op} ${shortJson(input)}`),
];
