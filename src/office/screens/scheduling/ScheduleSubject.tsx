import { FormGroup, HTMLSelect, Radio, RadioGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ScheduledThing } from '../../../contract/entities/calendar';
import { quietIcon } from '../../ui/quietIcon';
import type { ScheduleForm } from '../../workflows/calendar/scheduleProblems';
import { selectLoad } from '../../workflows/office/loading';
import { useSelected } from '../shared/useSelected';
import { useThings } from './useThings';

interface ScheduleSubjectProps {
  readonly form: ScheduleForm;
  readonly disabled: boolean;
  readonly onChange: (form: ScheduleForm) => void;
}

const kinds = {
  newsletter: 'scheduling.thing.newsletter',
  news: 'scheduling.thing.news',
  screen: 'scheduling.thing.screen',
} as const;

const lists = { newsletter: 'newsletters', news: 'news', screen: 'screens' } as const;

/** What is scheduled: a newsletter, a news item or a home screen, and which. */
export function ScheduleSubject({ form, disabled, onChange }: ScheduleSubjectProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const things = useThings()[form.thing];
  const { status, data } = useSelected(selectLoad, lists[form.thing]);
  const awaited = status === 'failed' ? 'list.failed' : 'list.loading';
  const none = data === null ? awaited : 'scheduling.noThings';
  return (
    <>
      <RadioGroup
        inline
        label={formatMessage({ id: 'scheduling.thing' })}
        name="thing"
        disabled={disabled}
        selectedValue={form.thing}
        onChange={({ currentTarget }) =>
          onChange({ ...form, thing: currentTarget.value as ScheduledThing, subjectId: '' })
        }
      >
        {Object.entries(kinds).map(([thing, label]) => (
          <Radio key={thing} value={thing} label={formatMessage({ id: label })} />
        ))}
      </RadioGroup>
      <FormGroup
        label={formatMessage({ id: 'scheduling.which' })}
        labelFor={id}
        labelInfo={formatMessage({ id: 'form.isRequired' })}
      >
        <HTMLSelect
          id={id}
          autoFocus
          fill
          disabled={disabled}
          iconProps={quietIcon}
          value={form.subjectId}
          onChange={({ currentTarget }) => onChange({ ...form, subjectId: currentTarget.value })}
        >
          <option value="">{formatMessage({ id: things.length > 0 ? 'scheduling.choose' : none })}</option>
          {things.map(({ id: thingId, title }) => (
            <option key={thingId} value={thingId}>
              {title}
            </option>
          ))}
        </HTMLSelect>
      </FormGroup>
    </>
  );
}
