import { type MouseEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Draft, selectIsAutoSaveOn } from '../../../workflows/records/autoSave';
import { selectConnection } from '../../../workflows/office/connectivity';
import { focusField } from './focusField';
import { useLabelOf } from './recordContext';

/** Where the record stands as a whole: saved, on its way, or why not; what a field holds back names it and leads to it. */
export function SavingState({ draft }: { readonly draft: Draft }) {
  const { formatMessage } = useIntl();
  const isOn = useSelector(selectIsAutoSaveOn);
  const connection = useSelector(selectConnection);
  const labelOf = useLabelOf();
  const line = useRef<HTMLSpanElement>(null);
  const [held] = Object.entries(draft.holds);
  const go = (event: MouseEvent) => {
    event.preventDefault();
    if (held) focusField(line.current, held[0]);
  };
  return (
    <span ref={line} className="auto-save-state" role="status">
      {held
        ? formatMessage(
            { id: `autoSave.state.${held[1].kind}` },
            {
              field: (
                <a key="field" href={`#${held[0]}`} onClick={go}>
                  {labelOf(held[0])}
                </a>
              ),
            },
          )
        : formatMessage({ id: stateText(draft, isOn, connection === 'offline' || connection === 'away') })}
    </span>
  );
}

function stateText({ status }: Draft, isOn: boolean, isAway: boolean) {
  if (status === 'resting') return 'autoSave.allSaved';
  if (status === 'offered') return 'autoSave.state.restored';
  if (isAway) return 'autoSave.state.offline';
  if (status === 'saving') return 'autoSave.saving';
  if (status === 'failed') return 'autoSave.state.failed';
  return isOn ? 'autoSave.state.typing' : 'autoSave.state.byHand';
}
