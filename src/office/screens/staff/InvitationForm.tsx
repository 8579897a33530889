import { Checkbox, DialogBody, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { isEmailAddress } from '../../../contract/rules/email';
import { type Invitation, staffInvitationIntents } from '../../workflows/staff/staffInvitation';
import { quietIcon } from '../../ui/quietIcon';
import { TextField } from '../../ui/TextField';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { problemText } from '../shared/problemText';
import { useTyped } from '../shared/useClosing';
import { useNameOrder } from '../shared/useNameOrder';
import { useRoleOptions } from './useRoleOptions';

interface InvitationFormProps {
  readonly isSaving: boolean;
  /** Why the last try came to nothing. */
  readonly refusal?: Refusal;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

const blank: Invitation = { email: '', firstName: '', lastName: '', role: 'staff', seesSecrets: false };

/** Name, address, role and right of whom is invited; an address enables the button. */
export function InvitationForm({ isSaving, refusal, onTyped, onClose }: InvitationFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const names = useNameOrder();
  const roles = useRoleOptions();
  const { values, touched, dirty, getFieldProps, handleChange, handleSubmit } = useFormik({
    initialValues: blank,
    onSubmit: (invitation) => void dispatch(staffInvitationIntents.submitted(invitation)),
  });
  useTyped(onTyped, dirty);
  const isAddress = isEmailAddress(values.email.trim());
  const isWrong = touched.email === true && values.email.trim() !== '' && !isAddress;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody>
        {refusal && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'staff.notInvited' })}
            refusal={refusal}
          />
        )}
        <TextField
          {...getFieldProps('email')}
          type="email"
          autoFocus
          disabled={isSaving}
          label={formatMessage({ id: 'staff.email' })}
          required={formatMessage({ id: 'staff.required' })}
          problem={isWrong ? formatMessage({ id: 'staff.wrongEmail' }) : undefined}
        />
        {names.map((name) => (
          <TextField
            key={name}
            {...getFieldProps(name)}
            disabled={isSaving}
            label={formatMessage({ id: `staff.${name}` })}
            problem={problemText(intl, refusal?.kind === 'invalid' ? refusal.problems[name] : undefined)}
          />
        ))}
        <FormGroup
          label={formatMessage({ id: 'staff.column.role' })}
          labelFor="staff-role"
          helperText={
            <span id="staff-role-note">{formatMessage({ id: `staff.roleHint.${values.role}` })}</span>
          }
        >
          <HTMLSelect
            name="role"
            value={values.role}
            onChange={handleChange}
            id="staff-role"
            aria-describedby="staff-role-note"
            fill
            iconProps={quietIcon}
            disabled={isSaving}
            options={roles}
          />
        </FormGroup>
        <Checkbox
          {...getFieldProps({ name: 'seesSecrets', type: 'checkbox' })}
          disabled={isSaving}
          label={formatMessage({ id: 'staff.secretsHint' })}
        />
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={isAddress}
        submitText={formatMessage({ id: 'staff.sendInvitation' })}
        onClose={onClose}
      />
    </form>
  );
}
