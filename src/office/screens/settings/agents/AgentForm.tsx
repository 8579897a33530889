import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { agentWords } from '../../../../contract/entities/agent';
import { type AgentOpen, agentNaming } from '../../../workflows/agency/agentNaming';
import { ColourField } from '../../../ui/ColourField';
import { TextField } from '../../../ui/TextField';
import { SettingsForm } from '../SettingsForm';
import { useSettingsForm } from '../useSettingsForm';

interface AgentFormProps {
  readonly dialog: AgentOpen;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

/** An agent's name, initials and colour. */
export function AgentForm({ dialog, onTyped, onClose }: AgentFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { name, initials, color } = dialog.about;
  const form = useSettingsForm({
    fields: agentWords,
    initialValues: { name, initials, color },
    state: dialog,
    onTyped,
    submit: (values) => dispatch(agentNaming.intents.submitted(values)),
  });
  const required = formatMessage({ id: 'form.isRequired' });
  const colour = form.field('color');
  return (
    <SettingsForm form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={formatMessage({ id: 'settings.agents.name' })}
        required={required}
        autoFocus
      />
      <TextField
        {...form.field('initials')}
        label={formatMessage({ id: 'settings.agents.initials' })}
        required={required}
      />
      <ColourField
        label={formatMessage({ id: 'settings.agents.colour' })}
        pick={formatMessage(
          { id: 'recordPage.pickColour' },
          { field: formatMessage({ id: 'settings.agents.colour' }) },
        )}
        value={colour.value}
        problem={colour.problem}
        disabled={form.isSaving}
        onChange={(value) => form.set('color', value)}
        onBlur={() => form.leave('color')}
      />
    </SettingsForm>
  );
}
