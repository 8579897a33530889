import { Callout, HTMLSelect, Tag } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateTimeText } from '../../screens/shared/dates';
import { quietIcon } from '../../ui/quietIcon';
import { FileButton } from './FileButton';
import { FileProblem } from './OpenFile';
import type { RecordingState } from './useRecording';

/** What is replayed: the file, which of its page loads, the person's note, and what is doubtful about it. */
export function PartHead({ recording }: { readonly recording: RecordingState }) {
  const { formatMessage } = useIntl();
  const { file, part, played, problem, open, choosePart } = recording;
  const chosen = file?.parts[part]?.recording;
  if (!file || !chosen) return null;
  const note = file.parts.at(-1)?.recording.header.report?.note;
  const { restarted, build } = chosen.header;
  const contractChanges = played?.[part]?.contractChanges ?? [];
  return (
    <header className="playback-head">
      <div className="playback-head-line">
        <h1 className="playback-file">{file.name}</h1>
        <Tag minimal>{formatMessage({ id: 'replay.build' }, { build })}</Tag>
        {file.parts.length > 1 && (
          <HTMLSelect
            iconProps={quietIcon}
            aria-label={formatMessage({ id: 'replay.part' })}
            value={part}
            onChange={({ currentTarget }) => choosePart(Number(currentTarget.value))}
            options={file.parts.map(({ recording: { header, entries }, number }, index) => ({
              value: index,
              label: formatMessage(
                { id: played?.[index]?.track.divergence ? 'replay.partOtherwise' : 'replay.partOf' },
                {
                  part: number,
                  parts: file.of,
                  time: header.begun === undefined ? '–' : dateTimeText(header.begun),
                  entries: entries.length,
                },
              ),
            }))}
          />
        )}
        <span className="playback-spacer" />
        <FileButton isSmall onFile={open} />
      </div>
      {note && (
        <blockquote className="playback-note">
          <FormattedMessage id="replay.note" values={{ note }} />
        </blockquote>
      )}
      {problem && <FileProblem {...problem} />}
      {restarted && (
        <Callout compact intent={restarted.quiet ? 'none' : 'warning'}>
          <FormattedMessage id={restarted.quiet ? 'replay.restarted' : 'replay.restartedBusy'} />
        </Callout>
      )}
      {!chosen.complete && (
        <Callout compact intent="warning">
          <FormattedMessage id="replay.cut" />
        </Callout>
      )}
      {chosen.counted !== undefined && (
        <Callout compact intent="warning">
          <FormattedMessage id="replay.counted" values={{ counted: chosen.counted }} />
        </Callout>
      )}
      {contractChanges.length > 0 && (
        <Callout compact intent="warning">
          <FormattedMessage id="replay.changed" values={{ scripts: contractChanges.join(', ') }} />
        </Callout>
      )}
    </header>
  );
}
