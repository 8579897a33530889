import { DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  mayGoOn,
  momentOf,
  type ScheduleForm,
  scheduleProblems,
  withStanding,
} from '../../workflows/calendar/scheduleProblems';
import { type OpenScheduling, type Purpose, scheduling } from '../../workflows/calendar/scheduling';
import { PastedAddresses } from '../sendNewsletter/PastedAddresses';
import { useClock } from '../shared/clock';
import { dayText } from '../shared/dates';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { useTyped } from '../shared/useClosing';
import { ScheduleSubject } from './ScheduleSubject';
import { useThings } from './useThings';
import { WhenFields } from './WhenFields';

interface ScheduleFieldsProps {
  readonly dialog: OpenScheduling;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

/** When most people of an agency are at work. */
const MORNING = '09:00';

function formOf(purpose: Purpose): ScheduleForm {
  const blank = { day: '', hour: MORNING };
  const from = {
    day: purpose.day === undefined ? '' : dayText(purpose.day),
    hour: purpose.hour ?? MORNING,
  };
  if (purpose.kind === 'move')
    return { thing: 'news', subjectId: purpose.entryId, from, until: blank, recipients: '' };
  const { thing = 'newsletter', subjectId = '', recipients = '' } = purpose;
  return { thing, subjectId, from, until: blank, recipients };
}

/** A date and an hour: for a newsletter with its addresses; for what is on the site, from and until. */
export function ScheduleFields({ dialog, onTyped, onClose }: ScheduleFieldsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { otherZone } = useClock();
  const purpose = dialog.about;
  const things = useThings();
  const isMove = purpose.kind === 'move';
  const knownOf = ({ thing, subjectId }: ScheduleForm) =>
    isMove ? undefined : things[thing].find(({ id }) => id === subjectId);
  const withKnown = (form: ScheduleForm) => withStanding(form, knownOf(form)?.standing);
  const [first] = useState(() => withKnown(formOf(purpose)));
  const [form, setForm] = useState(first);
  // Addresses that were pasted before are what a person typed, too.
  const isOther = JSON.stringify({ ...form, thing: first.thing }) !== JSON.stringify(first);
  useTyped(onTyped, isOther || first.recipients !== '');
  const known = knownOf(form);
  const isMail = !isMove && form.thing === 'newsletter';
  const isSaving = dialog.status === 'saving';
  const isOffOnly = !isMove && !isMail && !mayGoOn(known?.standing);
  const wrong = scheduleProblems(form, isMove, known?.standing);
  const isWrong = Object.keys(wrong).length > 0;
  const refused = refusedProblems(dialog, form);
  const problems = { ...refused, ...wrong };
  const title = isMove ? purpose.title : (known?.title ?? '');
  const submit = () =>
    dispatch(
      scheduling.intents.submitted({
        title,
        thing: form.thing,
        subjectId: form.subjectId,
        from: momentOf(form.from) ?? '',
        until: isMail || isMove ? '' : (momentOf(form.until) ?? ''),
        recipients: isMail ? form.recipients.trim() : '',
      }),
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && !isSaving) submit();
      }}
    >
      <DialogBody>
        {'refusal' in dialog && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'scheduling.refused' })}
            refusal={dialog.refusal}
          >
            {Object.values(refused).includes('past') && formatMessage({ id: 'scheduling.problem.past' })}
          </NotDone>
        )}
        {isMove || purpose.subjectId !== undefined ? (
          <p className="schedule-title">{title}</p>
        ) : (
          <ScheduleSubject
            form={form}
            disabled={isSaving}
            onChange={(changed) => setForm(withKnown(changed))}
          />
        )}
        {isOffOnly ? (
          <p>{formatMessage({ id: 'scheduling.isOn' })}</p>
        ) : (
          <WhenFields
            name="from"
            dayLabel={formatMessage({
              id: isMove || isMail ? 'scheduling.day' : 'scheduling.onFrom',
            })}
            value={form.from}
            problem={problems.from}
            isRequired={isMove || isMail}
            disabled={isSaving}
            autoFocus={isMove || purpose.subjectId !== undefined}
            onChange={(from) => setForm({ ...form, from })}
          />
        )}
        {!isMove && !isMail && (
          <WhenFields
            name="until"
            dayLabel={formatMessage({ id: 'scheduling.offFrom' })}
            value={form.until}
            problem={problems.until}
            isRequired={isOffOnly}
            disabled={isSaving}
            autoFocus={isOffOnly && purpose.subjectId !== undefined}
            onChange={(until) => setForm({ ...form, until })}
          />
        )}
        {isMail && (
          <PastedAddresses
            disabled={isSaving}
            value={form.recipients}
            onChange={(recipients) => setForm({ ...form, recipients })}
          />
        )}
        <p className="gr-muted">
          {otherZone !== undefined && `${formatMessage({ id: 'calendar.zone' }, { zone: otherZone })} `}
          {formatMessage({ id: 'scheduling.ifDown' })}
        </p>
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={!isWrong}
        submitText={formatMessage({ id: isMove ? 'scheduling.move' : 'scheduling.schedule' })}
        onClose={onClose}
      />
    </form>
  );
}

/** What the server says of the times, until they are others: one is over, or the thing stands so by then. */
function refusedProblems(
  dialog: ScheduleFieldsProps['dialog'],
  form: ScheduleForm,
): { readonly from?: string; readonly until?: string } {
  if (!('refusal' in dialog) || dialog.refusal.kind !== 'invalid') return {};
  const { input, refusal } = dialog;
  const { from = refusal.problems['at'], until } = refusal.problems;
  return {
    ...(from !== undefined && input.from === momentOf(form.from) && { from }),
    ...(until !== undefined && input.until === momentOf(form.until) && { until }),
  };
}
