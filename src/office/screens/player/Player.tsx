import { Overlay2 } from '@blueprintjs/core';
import { useSelector, useDispatch } from 'react-redux';
import { playerIntents, selectPlayer } from '../../workflows/player';
import { PlayerStage } from './PlayerStage';
import './player.css';

/** The full-screen video player (spec section 4), over whatever screen opened it; focus goes back there. */
export default function Player() {
  const player = useSelector(selectPlayer);
  const dispatch = useDispatch();
  return (
    <Overlay2
      isOpen={player.status !== 'empty'}
      hasBackdrop={false}
      canOutsideClickClose={false}
      transitionDuration={0}
      onClose={() => dispatch(playerIntents.closed())}
    >
      {player.status !== 'empty' && <PlayerStage player={player} />}
    </Overlay2>
  );
}
