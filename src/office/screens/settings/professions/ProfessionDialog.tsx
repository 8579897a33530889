import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { professionNaming } from '../../../workflows/agency/professionChanges';
import { FormDialog } from '../../shared/FormDialog';
import { useLastKnown } from '../../shared/useLastKnown';
import { ProfessionForm } from './ProfessionForm';

/** What a profession is called, or a new one. While it fades it is about the same. */
export function ProfessionDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(professionNaming.select);
  const last = useLastKnown('open', 'about' in state ? state : undefined);
  if (!last) return null;
  const { about } = last;
  return (
    <FormDialog
      isOpen={state.status !== 'closed'}
      isSaving={state.status === 'saving'}
      className="gr-dialog"
      title={
        about
          ? formatMessage({ id: 'settings.professions.rename' }, { name: about.name })
          : formatMessage({ id: 'settings.professions.add' })
      }
      question={formatMessage({ id: 'settings.discard' })}
      discard={() => dispatch(professionNaming.intents.closed())}
    >
      {(dialog) => <ProfessionForm key={about?.categoryId ?? ''} {...dialog} dialog={last} />}
    </FormDialog>
  );
}
