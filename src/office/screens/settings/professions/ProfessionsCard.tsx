import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectProfessions } from '../../../entities/professions';
import { professionMove, professionNaming } from '../../../workflows/agency/professionChanges';
import { NotDone } from '../../shared/NotDone';
import { SettingsCard } from '../SettingsCard';
import { ProfessionDialog } from './ProfessionDialog';
import { ProfessionRow } from './ProfessionRow';
import { RemovalDialog } from './RemovalDialog';

/** The professions in the order of the left panel: added, renamed, ordered and removed. */
export function ProfessionsCard() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { data } = useSelector(selectProfessions);
  const move = useSelector(professionMove.select);
  if (data === null) return null;
  return (
    <SettingsCard title="settings.section.professions">
      {move.status === 'refused' && (
        <NotDone title={formatMessage({ id: 'settings.notDone' })} refusal={move.refusal} />
      )}
      <ul className="settings-rows">
        {data.map((profession, at) => (
          <ProfessionRow
            key={profession.categoryId}
            profession={profession}
            before={data[at - 1]?.categoryId}
            afterNext={at < data.length - 1 ? (data[at + 2]?.categoryId ?? '') : undefined}
          />
        ))}
      </ul>
      <Button
        icon={<Plus />}
        text={formatMessage({ id: 'settings.professions.add' })}
        onClick={() => dispatch(professionNaming.intents.opened(null))}
      />
      <ProfessionDialog />
      <RemovalDialog isLast={data.length === 1} />
    </SettingsCard>
  );
}
