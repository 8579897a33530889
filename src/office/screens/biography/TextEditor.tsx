import { Button, Callout } from '@blueprintjs/core';
import { FloppyDisk } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { LongText } from '../../../contract/entities/longText';
import { RichTextEditor } from '../../ui/richText/RichTextEditor';
import { RichTextView } from '../../ui/richText/RichTextView';
import { selectIsAutoSaveOn } from '../../workflows/records/autoSave';
import {
  type DocumentState,
  longTextIntents,
  selectCanSave,
  selectIsRevertAsked,
  selectIsTextUnsaved,
} from '../../workflows/records/longText';
import { AutoSaveSwitch } from '../shared/record/AutoSaveSwitch';
import { useClock } from '../shared/clock';
import { DiscardAlert } from '../shared/DiscardAlert';
import { TextTrouble } from './TextTrouble';
import { UnsavedLine } from '../shared/UnsavedLine';
import { useRichTextTexts } from '../shared/useRichTextTexts';
import { useMayChange } from '../shared/useMay';

type Open = Extract<DocumentState, { readonly status: 'editing' | 'saving' | 'settling' }>;

interface TextEditorProps {
  readonly text: Open;
  /** What the server has. */
  readonly known: LongText | null;
  readonly label: string;
  readonly placeholder: string;
}

/** The text, what became of it, and the button that saves it: on only while there is something to save. */
export function TextEditor({ text, known, label, placeholder }: TextEditorProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const canSave = useSelector(selectCanSave);
  const isOn = useSelector(selectIsAutoSaveOn);
  const texts = useRichTextTexts(placeholder);
  const mayChange = useMayChange();
  const isAsking = useSelector(selectIsRevertAsked);
  const foot = useRef<HTMLDivElement>(null);
  const ask = () => dispatch(longTextIntents.revertAsked());
  const save = () => {
    if (canSave) dispatch(longTextIntents.saveRequested());
  };
  const trouble = text.status === 'saving' ? null : text.trouble;
  const isRestored = text.status === 'editing' && text.isRestored;
  if (!mayChange)
    return known?.markdown.trim() ? (
      <RichTextView markdown={known.markdown} label={label} />
    ) : (
      <p className="gr-muted">{intl.formatMessage({ id: 'longText.none' })}</p>
    );
  return (
    <>
      {isRestored && (
        <Callout intent="primary" compact role="status" className="long-text-note">
          <p>{intl.formatMessage({ id: 'longText.restored' })}</p>
          <Button size="small" onClick={() => dispatch(longTextIntents.restoredSeen())}>
            {intl.formatMessage({ id: 'longText.keepRestored' })}
          </Button>
          <Button size="small" variant="outlined" onClick={ask}>
            {intl.formatMessage({ id: 'longText.revert' })}
          </Button>
        </Callout>
      )}
      {trouble && <TextTrouble about={text.subject.kind} trouble={trouble} />}
      <RichTextEditor
        key={text.revision}
        markdown={text.draft.values.markdown}
        label={label}
        texts={texts}
        onChange={(markdown) => dispatch(longTextIntents.edited(markdown))}
        onSave={save}
        onBlur={() => dispatch(longTextIntents.committed())}
      />
      <div ref={foot} className="long-text-foot" tabIndex={-1}>
        <AutoSaveSwitch />
        <p className="gr-muted" role="status">
          <SaveLine {...{ text, known, isOn }} />
        </p>
        {canSave && !isRestored && (
          // Pressed while one writes, it leaves the text the keyboard: what is to be given up is not saved first.
          <Button variant="minimal" onMouseDown={(event) => event.preventDefault()} onClick={ask}>
            {intl.formatMessage({ id: 'longText.revert' })}
          </Button>
        )}
        <Button
          intent="primary"
          icon={<FloppyDisk />}
          disabled={!canSave}
          loading={text.status !== 'editing'}
          onClick={() => {
            save();
            // Saving locks the button: the keyboard waits beside it.
            foot.current?.focus();
          }}
        >
          {intl.formatMessage({ id: 'longText.save' })}
        </Button>
      </div>
      <DiscardAlert
        isOpen={isAsking}
        question={intl.formatMessage({ id: 'longText.revertQuestion' })}
        onStay={() => dispatch(longTextIntents.revertDropped())}
        onDiscard={() => dispatch(longTextIntents.reverted())}
      />
    </>
  );
}

type SaveLineProps = Pick<TextEditorProps, 'text' | 'known'> & { readonly isOn: boolean };

/** Where the text stands: on its way, not saved and why, or saved when and by whom. */
function SaveLine({ text, known, isOn }: SaveLineProps) {
  const { formatMessage } = useIntl();
  const isUnsaved = useSelector(selectIsTextUnsaved);
  const clock = useClock();
  const { version, savedAt, savedBy = '' } = known ?? { version: 0 };
  if (text.status === 'saving') return formatMessage({ id: 'longText.saving' });
  if (isUnsaved && text.subject.kind === 'biography' && text.draft.values.markdown.trim() === '')
    return formatMessage({ id: 'longText.emptyNotSaved' });
  if (isUnsaved) return <UnsavedLine remedy={remedyOf(text, isOn)} />;
  if (savedAt !== undefined)
    return formatMessage({ id: 'longText.savedBy' }, { when: clock.text(savedAt), name: savedBy });
  return version > 0 ? formatMessage({ id: 'longText.saved' }) : null;
}

function remedyOf(text: Open, isOn: boolean) {
  if (!isOn || (text.status === 'editing' && text.isRestored)) return 'autoSave.state.byHand';
  return text.status !== 'saving' && text.trouble ? 'autoSave.state.failed' : 'autoSave.state.typing';
}
