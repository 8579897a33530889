import { Callout, NonIdealState } from '@blueprintjs/core';
import { History } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { FileButton } from './FileButton';

interface OpenFileProps {
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** The page before there is a recording: what it is for, and how to open one. */
export function OpenFile({ problem, onFile }: OpenFileProps) {
  return (
    <main className="playback-open">
      <NonIdealState
        icon={<History size={48} />}
        title={
          <h1>
            <FormattedMessage id="replay.title" />
          </h1>
        }
        description={<FormattedMessage id="replay.intro" />}
        action={<FileButton onFile={onFile} />}
      />
      <p className="playback-quiet">
        <FormattedMessage id="replay.drop" />
      </p>
      {problem !== undefined && <FileProblem problem={problem} />}
    </main>
  );
}

/** Why a file is no recording, with its line. */
export function FileProblem({ problem }: { readonly problem: string }) {
  return (
    <Callout intent="danger" role="alert" className="playback-problem">
      <FormattedMessage id="replay.unreadable" values={{ problem }} />
    </Callout>
  );
}
