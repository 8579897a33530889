import { Button, Callout } from '@blueprintjs/core';
import { Cross, Tick, Trash, Undo } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectRestoring } from '../../workflows/restoring';
import { selectUndo, undoIntents } from '../../workflows/undo';
import { refusalText } from '../shared/refusalText';
import { takeFocusLate, UNDO_ID } from '../shared/returnFocus';
import './undoNotice.css';

/** Stands over every screen after a deletion: what went to the trash, and the way back. */
export default function UndoNotice() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const state = useSelector(selectUndo);
  const restoring = useSelector((root: Parameters<typeof selectRestoring>[0]) =>
    state.status === 'none' ? undefined : selectRestoring(root, state.thing),
  );
  const isRestoring = restoring?.status === 'pending';
  const isBack = state.status === 'restored';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) takeFocusLate(button.current);
  }, []);
  return (
    <div role="status" className="undo-place">
      {state.status !== 'none' && (
        <Callout className="undo-notice" icon={isBack ? <Tick /> : <Trash />} compact>
          <span className="undo-text">
            {formatMessage({ id: isBack ? 'undo.restored' : 'undo.deleted' }, { title: state.thing.title })}
            {(restoring?.status === 'refused' || restoring?.status === 'doubtful') && (
              <span className="undo-refused">
                {formatMessage({ id: 'undo.refused' }, { reason: refusalText(intl, restoring.refusal) })}
              </span>
            )}
          </span>
          {!isBack && (
            <Button
              id={UNDO_ID}
              ref={button}
              size="small"
              icon={<Undo />}
              loading={isRestoring}
              text={formatMessage({ id: 'undo.undo' })}
              onClick={() => dispatch(undoIntents.requested())}
            />
          )}
          {!isRestoring && (
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
