import { Callout } from '@blueprintjs/core';
import { History } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { FileButton } from './FileButton';
import type { Unreadable } from './openedFile';

interface OpenFileProps {
  readonly problem: Unreadable | undefined;
  readonly onFile: (file: File) => void;
}

/** The page before there is a recording: what it is for, and how to open one. */
export function OpenFile({ problem, onFile }: OpenFileProps) {
  return (
    <main className="playback-open">
      <History size={48} className="playback-open-icon" aria-hidden />
      <h1>
        <FormattedMessage id="replay.title" />
      </h1>
      <p className="playback-intro">
        <FormattedMessage id="replay.intro" />
      </p>
      <FileButton onFile={onFile} />
      <p className="playback-quiet">
        <FormattedMessage id="replay.drop" />
      </p>
      {problem && <FileProblem {...problem} />}
    </main>
  );
}

/** Why a file, or a part of it, is no recording, with its line. */
export function FileProblem({ file, problem, isPart = false }: Unreadable) {
  return (
    <Callout intent="danger" role="alert" className="playback-problem">
      <FormattedMessage
        id={isPart ? 'replay.partUnreadable' : 'replay.unreadable'}
        values={{ file, problem }}
      />
    </Callout>
  );
}
