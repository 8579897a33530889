import { Button, Callout } from '@blueprintjs/core';
import { Cross, Tick, Trash, Undo } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { isolate } from '../../../contract/rules/isolate';
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
  const things = state.status === 'none' ? [] : state.things;
  const ways = useSelector(
    (root: Parameters<typeof selectRestoring>[0]) => things.map((thing) => selectRestoring(root, thing)),
    shallowEqual,
  );
  const isRestoring = ways.some(({ status }) => status === 'pending');
  const isBack = state.status === 'restored';
  const values = { count: things.length, title: things[0]?.title ?? '' };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) takeFocusLate(button.current);
  }, []);
  return (
    <div role="status" className="undo-place">
      {state.status !== 'none' && (
        <Callout className="undo-notice" icon={isBack ? <Tick /> : <Trash />} compact>
          <span className="undo-text">
            {formatMessage({ id: isBack ? 'undo.restored' : 'undo.deleted' }, values)}
            {ways.map(
              (way) =>
                (way.status === 'refused' || way.status === 'doubtful') && (
                  <span key={way.input.thing.id} className="undo-refused">
                    {things.length > 1 && `${isolate(way.input.thing.title)} `}
                    {formatMessage({ id: 'undo.refused' }, { reason: refusalText(intl, way.refusal) })}
                  </span>
                ),
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
