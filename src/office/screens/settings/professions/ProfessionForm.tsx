import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { professionNames } from '../../../../contract/entities/profession';
import { type NamingOpen, professionNaming } from '../../../workflows/agency/professionChanges';
import { TextField } from '../../../ui/TextField';
import { SettingsForm } from '../SettingsForm';
import { useSettingsForm } from '../useSettingsForm';

interface ProfessionFormProps {
  readonly dialog: NamingOpen;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

/** What several and one are called who have a profession. */
export function ProfessionForm({ dialog, onTyped, onClose }: ProfessionFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { name = '', singular = '' } = dialog.about ?? {};
  const form = useSettingsForm({
    fields: professionNames,
    initialValues: { name, singular },
    state: dialog,
    onTyped,
    submit: (values) => dispatch(professionNaming.intents.submitted(values)),
  });
  const required = formatMessage({ id: 'form.isRequired' });
  return (
    <SettingsForm form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={formatMessage({ id: 'settings.professions.name' })}
        required={required}
        autoFocus
      />
      <TextField
        {...form.field('singular')}
        label={formatMessage({ id: 'settings.professions.singular' })}
        required={required}
      />
    </SettingsForm>
  );
}
