import { Switch } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectOwnFactor } from '../../entities/ownFactor';
import { staff } from '../../entities/staff';
import { factorRule } from '../../workflows/staff/factorRule';
import { NamedAlert } from '../../ui/NamedAlert';
import { NotDone } from '../shared/NotDone';

/** Whether everybody signs in with a second factor; it is asked first, as who has none can do nothing else then. */
export function FactorRule() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const { data } = useSelector(selectOwnFactor);
  const rule = useSelector(factorRule.select);
  const people = useSelector(staff.selectAll);
  const arePeopleKnown = useSelector(staff.selectAreKnown);
  if (!data) return null;
  const without = people.filter(({ status, hasFactor }) => status === 'active' && !hasFactor).length;
  const require = (isRequired: boolean) => dispatch(factorRule.intents.submitted({ isRequired }));
  return (
    <div className="staff-rule">
      <Switch
        checked={data.isRequired}
        disabled={rule.status === 'sending' || !arePeopleKnown}
        label={formatMessage({ id: 'staff.factorRule' })}
        onChange={() => (data.isRequired ? require(false) : setAsking(true))}
      />
      {rule.status === 'refused' && (
        <NotDone title={formatMessage({ id: 'staff.notDone' })} refusal={rule.refusal} />
      )}
      <NamedAlert
        isOpen={isAsking}
        intent="warning"
        canEscapeKeyCancel
        cancelButtonText={formatMessage({ id: 'action.cancel' })}
        confirmButtonText={formatMessage({ id: 'staff.factorRuleConfirm' })}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          require(true);
        }}
      >
        <p>{formatMessage({ id: 'staff.factorRuleText' }, { without })}</p>
      </NamedAlert>
    </div>
  );
}
