import { Button } from '@blueprintjs/core';
import { FloppyDisk, Tick } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFocusOnChange } from '../../../ui/useFocusOnChange';
import { DiscardAlert } from '../DiscardAlert';
import { UnsavedLine } from '../UnsavedLine';
import { RecordHeld, useHeldField } from './RecordHeld';
import { useSave, useShownRecord } from './shownRecord';
import { useMayChange } from '../useMay';

/** The id of the form that the button submits. It holds no field: the text editor has a form of its own for links. */
export const RECORD_FORM = 'record-form';

interface RecordFootProps {
  /** What else is done with the record. */
  readonly ways?: ReactNode;
  /** Where it stands in a dialog: the way out of it. */
  readonly onDone?: (() => void) | undefined;
}

/** The button that saves, locked until there is an answer (spec section 4), and the way back to what the server has. */
export function RecordFoot({ ways, onDone }: RecordFootProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const {
    record: {
      workflow: { intents, ...workflow },
      texts,
    },
    page,
  } = useShownRecord();
  const { id, isNew, status } = page;
  const { canSave, isAwaited, save } = useSave();
  const isSaved = status === 'editing' && page.isSaved === true;
  const isUnsaved = useSelector(workflow.selectIsUnsaved) && status === 'editing';
  const byHand = isNew ? 'recordPage.notCreated' : 'autoSave.state.byHand';
  const held = useHeldField();
  // Saving locks the button that was pressed: the keyboard goes back to it, or where it stays locked to the way out, or beside it.
  const button = useFocusOnChange<HTMLButtonElement>(status);
  const done = useFocusOnChange<HTMLButtonElement>(status);
  const said = useFocusOnChange<HTMLParagraphElement>(isSaved);
  const [isAsking, setAsking] = useState(false);
  if (!mayChange) return null;
  return (
    <footer className="record-page-foot">
      {ways}
      <form
        id={RECORD_FORM}
        hidden
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      />
      <p ref={said} className="gr-muted" role="status" tabIndex={-1}>
        {isSaved && (
          <>
            <Tick /> {formatMessage({ id: texts.saved })}
          </>
        )}
        {isUnsaved &&
          (held ? (
            <RecordHeld {...held} />
          ) : (
            <UnsavedLine remedy={isAwaited ? 'recordPage.awaited' : byHand} />
          ))}
      </p>
      {isUnsaved && (
        <Button
          variant="minimal"
          text={formatMessage({ id: 'recordPage.discard' })}
          onClick={() => setAsking(true)}
        />
      )}
      {onDone && (
        <Button
          ref={done}
          disabled={status === 'saving'}
          text={formatMessage({ id: 'recordPage.done' })}
          onClick={onDone}
        />
      )}
      <Button
        ref={button}
        type="submit"
        form={RECORD_FORM}
        intent="primary"
        icon={<FloppyDisk />}
        disabled={!canSave}
        loading={status === 'saving'}
        text={formatMessage({ id: isNew ? 'recordPage.create' : 'recordPage.save' })}
      />
      <DiscardAlert
        isOpen={isAsking}
        question={formatMessage({ id: 'recordPage.discardQuestion' })}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          dispatch(intents.reverted({ id }));
        }}
      />
    </footer>
  );
}
