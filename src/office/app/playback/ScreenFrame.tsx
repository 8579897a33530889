import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerStage } from '../../ports/stage';
import type { RootState } from '../rootReducer';
import { STAGE_PATH } from './paths';
import type { StageOffer } from './stageOffer';
import { createStageStore } from './stageStore';

interface ScreenFrameProps {
  readonly state: RootState;
  readonly position: number;
  readonly onFile: (file: File) => void;
  /** What was clicked on in the screens, as it is read there. */
  readonly onClicked: (text: string) => void;
}

/** The real screens at that state, in a frame of their own: their dialogs and widths are the frame's. */
export function ScreenFrame({ state, position, onFile, onClicked }: ScreenFrameProps) {
  const { formatMessage } = useIntl();
  const [store] = useState(() => createStageStore(state));
  const reset = useRef<() => void>(undefined);
  const shown = useRef(position);
  const [isOffered, setOffered] = useState(false);

  useEffect(() => {
    const offer: StageOffer = {
      store,
      onReset: (draw) => void (reset.current = draw),
      openFile: onFile,
      clicked: onClicked,
    };
    offerStage(offer);
    setOffered(true);
  }, [store, onFile, onClicked]);

  useEffect(() => {
    store.show(state);
    if (position < shown.current) reset.current?.();
    shown.current = position;
  }, [store, state, position]);

  if (!isOffered) return null;
  return (
    <iframe
      className="playback-frame"
      src={STAGE_PATH}
      title={formatMessage({ id: 'replay.screen' })}
      sandbox="allow-same-origin allow-scripts"
    />
  );
}
