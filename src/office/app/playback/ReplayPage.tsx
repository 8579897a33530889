import { type DragEvent, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { DrawingFault } from './DrawingFault';
import { FileProblem, OpenFile } from './OpenFile';
import { PartHead } from './PartHead';
import { Replay } from './Replay';
import { usePlaybackClass } from './usePlaybackClass';
import { useRecording } from './useRecording';
import './playback.css';

/** /replay: opens a saved report and replays it. Nothing is asked of any server. */
export function ReplayPage() {
  const { formatMessage } = useIntl();
  const className = usePlaybackClass();
  const recording = useRecording();
  const { open, file, part, played } = recording;
  const shown = played?.[part];
  const [isOver, setOver] = useState(false);

  const onDrag = useCallback((event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  }, []);
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    const file = event.dataTransfer.files[0];
    if (file) open(file);
  };

  return (
    <div
      className={`${className}${isOver ? ' playback-over' : ''}`}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      {file ? (
        <>
          <PartHead recording={recording} />
          {shown ? (
            <DrawingFault
              key={part}
              fallback={(problem) => <FileProblem file={file.name} problem={problem} />}
            >
              <Replay parts={played} part={part} onFile={open} />
            </DrawingFault>
          ) : (
            <p className="playback-wait" role="status">
              {formatMessage({ id: 'replay.playing' }, recording.progress ?? { done: 0, of: 0 })}
            </p>
          )}
        </>
      ) : (
        <OpenFile problem={recording.problem} onFile={open} />
      )}
    </div>
  );
}
