import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Profession } from '../../../../contract/entities/profession';
import { professions, selectProfessions } from '../../../entities/professions';
import { professionNaming } from '../../../workflows/agency/professionChanges';
import { professionOrder, selectProfessionsInOrder } from '../../../workflows/agency/professionOrder';
import { useFocusOnChange } from '../../../ui/useFocusOnChange';
import { OrderRefused } from '../../shared/order/OrderRefused';
import { SettingsAwaited } from '../SettingsAwaited';
import { SettingsCard } from '../SettingsCard';
import { ProfessionDialog } from './ProfessionDialog';
import { ProfessionRow } from './ProfessionRow';
import { RemovalDialog } from './RemovalDialog';

/** The professions in the order of the left panel: added, renamed, ordered and removed. */
export function ProfessionsCard() {
  const dispatch = useDispatch();
  const query = useSelector(selectProfessions);
  const rows = useSelector(selectProfessionsInOrder);
  const order = useSelector(professionOrder.select);
  return (
    <SettingsCard title="settings.section.professions">
      {order.status === 'refused' && (
        <OrderRefused
          className="settings-note"
          refusal={order.refusal}
          onTryAgain={() => dispatch(professionOrder.intents.retried())}
          onDismiss={() => dispatch(professionOrder.intents.dismissed())}
        />
      )}
      {rows === null ? (
        <SettingsAwaited query={query} onTryAgain={() => dispatch(professions.reload())} />
      ) : (
        <ProfessionRows rows={rows} />
      )}
      <ProfessionDialog />
      <RemovalDialog isLast={rows?.length === 1} />
    </SettingsCard>
  );
}

/** What has the keyboard may go with its row: it goes on from the button below. */
function ProfessionRows({ rows }: { readonly rows: readonly Profession[] }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const add = useFocusOnChange<HTMLButtonElement>(rows.length);
  return (
    <>
      <ul className="settings-rows">
        {rows.map(({ categoryId }, index) => (
          <ProfessionRow key={categoryId} professions={rows} index={index} />
        ))}
      </ul>
      <Button
        ref={add}
        icon={<Plus />}
        text={formatMessage({ id: 'settings.professions.add' })}
        onClick={() => dispatch(professionNaming.intents.opened(null))}
      />
    </>
  );
}
