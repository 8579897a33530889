import { Button, DialogBody, DialogFooter, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { roleOf } from '../../../contract/rules/allow';
import { personName } from '../../../contract/rules/personName';
import { staff } from '../../entities/staff';
import { staffPartingIntents, type StaffPartingState } from '../../workflows/staff/staffParting';
import { quietIcon } from '../../ui/quietIcon';
import { NotDone } from '../shared/NotDone';

interface PartingFormProps {
  readonly state: Exclude<StaffPartingState, { readonly status: 'closed' | 'told' }>;
  readonly words: 'off' | 'remove' | 'handOver' | 'endFactor' | 'takeBack';
  readonly isWorking: boolean;
}

/** What becomes of the account, and to whom goes what is its person's. */
export function PartingForm({ state, words, isWorking }: PartingFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [heirId, setHeirId] = useState('');
  const { staffId, name, kind } = state.parting;
  const heirs = useSelector(staff.selectAll).filter(
    (person) => person.staffId !== staffId && person.status === 'active' && roleOf(person) !== 'reader',
  );
  const options = [
    { value: '', label: formatMessage({ id: words === 'handOver' ? 'staff.chooseHeir' : 'staff.noHeir' }) },
    ...heirs.map((each) => ({
      value: each.staffId,
      label: personName(each.firstName, each.lastName) || each.email,
    })),
  ];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(staffPartingIntents.confirmed({ heirId }));
      }}
    >
      <DialogBody>
        {state.status === 'refused' && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'staff.notDone' })}
            refusal={state.refusal}
          />
        )}
        <p>{formatMessage({ id: `staff.parting.${words}.text` }, { name })}</p>
        {words !== 'takeBack' && words !== 'endFactor' && (
          <FormGroup
            label={formatMessage({ id: 'staff.heir' })}
            labelFor="staff-heir"
            helperText={formatMessage({ id: 'staff.heirHint' })}
          >
            <HTMLSelect
              id="staff-heir"
              fill
              iconProps={quietIcon}
              disabled={isWorking}
              value={heirId}
              options={options}
              onChange={({ currentTarget }) => setHeirId(currentTarget.value)}
            />
          </FormGroup>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              autoFocus
              text={formatMessage({ id: 'action.cancel' })}
              disabled={isWorking}
              onClick={() => dispatch(staffPartingIntents.closed())}
            />
            <Button
              type="submit"
              intent={kind === 'handOver' ? 'primary' : 'danger'}
              loading={isWorking}
              disabled={kind === 'handOver' && heirId === ''}
              text={formatMessage({ id: `staff.parting.${words}.confirm` })}
            />
          </>
        }
      />
    </form>
  );
}
