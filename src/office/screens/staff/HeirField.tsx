import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { roleOf } from '../../../contract/rules/allow';
import { personName } from '../../../contract/rules/personName';
import { staff } from '../../entities/staff';
import { quietIcon } from '../../ui/quietIcon';

interface HeirFieldProps {
  /** Whose things are handed over. */
  readonly staffId: string;
  /** Somebody has to be chosen. */
  readonly isNeeded: boolean;
  readonly disabled: boolean;
  readonly heirId: string;
  readonly onChoose: (heirId: string) => void;
}

/** Active colleagues who may change what is that person's. */
export const useHeirs = (staffId: string) =>
  useSelector(staff.selectAll).filter(
    (person) => person.staffId !== staffId && person.status === 'active' && roleOf(person) !== 'reader',
  );

/** To whom goes what is a person's. */
export function HeirField({ staffId, isNeeded, disabled, heirId, onChoose }: HeirFieldProps) {
  const { formatMessage } = useIntl();
  const heirs = useHeirs(staffId);
  const options = [
    { value: '', label: formatMessage({ id: isNeeded ? 'staff.chooseHeir' : 'staff.noHeir' }) },
    ...heirs.map((each) => ({
      value: each.staffId,
      label: personName(each.firstName, each.lastName) || each.email,
    })),
  ];
  return (
    <FormGroup
      label={formatMessage({ id: 'staff.heir' })}
      labelFor="staff-heir"
      helperText={<span id="staff-heir-note">{formatMessage({ id: 'staff.heirHint' })}</span>}
    >
      <HTMLSelect
        id="staff-heir"
        aria-describedby="staff-heir-note"
        fill
        iconProps={quietIcon}
        disabled={disabled}
        value={heirId}
        options={options}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </FormGroup>
  );
}
