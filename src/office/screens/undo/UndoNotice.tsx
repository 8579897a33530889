import { Button, Callout } from '@blueprintjs/core';
import { Cross, Tick, Trash, Undo } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectProgress, selectUndo, undoIntents } from '../../workflows/trash/undo';
import { takeFocusLate, UNDO_ID } from '../shared/returnFocus';
import { UndoFailures } from './UndoFailures';
import { useUndoWords } from './useUndoWords';
import './undoNotice.css';

/** Stands over every screen after something that can be taken back: what was done, and the way back. */
export default function UndoNotice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectUndo);
  const wordsOf = useUndoWords();
  const opposites = state.status === 'none' ? [] : state.opposites;
  const ways = useSelector(
    (root: Parameters<typeof selectProgress>[0]) =>
      opposites.map((opposite) => selectProgress(root, opposite)),
    shallowEqual,
  );
  const isOnItsWay = ways.some(({ status }) => status === 'pending');
  const isDone = state.status === 'done';
  const isTrash = opposites[0]?.kind === 'restore';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) takeFocusLate(button.current);
  }, []);
  return (
    <div role="status" className="undo-place">
      {state.status !== 'none' && (
        <Callout className="undo-notice" icon={isTrash && !isDone ? <Trash /> : <Tick />} compact>
          <span className="undo-text">
            {wordsOf(opposites, isDone)}
            <UndoFailures opposites={opposites} ways={ways} />
          </span>
          {!isDone && (
            <Button
              id={UNDO_ID}
              ref={button}
              size="small"
              icon={<Undo />}
              loading={isOnItsWay}
              text={formatMessage({ id: 'undo.undo' })}
              onClick={() => dispatch(undoIntents.requested())}
            />
          )}
          {!isOnItsWay && (
            <Button
              size="small"
              variant="minimal"
              icon={<Cross />}
              aria-label={formatMessage({ id: 'action.dismiss' })}
              onClick={() => dispatch(undoIntents.dismissed())}
            />
          )}
        </Callout>
      )}
    </div>
  );
}
