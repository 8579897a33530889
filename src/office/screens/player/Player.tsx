import { Overlay2 } from '@blueprintjs/core';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { playerIntents, selectPlayer } from '../../workflows/films/player';
import { PlayerStage } from './PlayerStage';
import './player.css';

/** The full-screen video player (spec section 4), over whatever screen opened it. */
export default function Player() {
  const player = useSelector(selectPlayer);
  const dispatch = useDispatch();
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Overlay2
      isOpen={player.status !== 'empty'}
      childRef={stage}
      autoFocus={false}
      shouldReturnFocusOnClose={false}
      hasBackdrop={false}
      canOutsideClickClose={false}
      transitionDuration={0}
      onClose={() => dispatch(playerIntents.closed())}
    >
      {player.status !== 'empty' && <PlayerStage player={player} stage={stage} />}
    </Overlay2>
  );
}
