import { Edit } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { TalentEntry } from '../../entities/talents';
import { talentRecordPath } from '../../workflows/talents/talentPage';
import { RowButton } from '../shared/list/RowButton';

interface OpenRecordProps {
  readonly entry: TalentEntry;
  readonly tabIndex: number;
}

const edit = <Edit />;

/** Leads from a talent's row straight to the record. */
export function OpenRecord({ entry: { talent, name }, tabIndex }: OpenRecordProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <RowButton
      icon={edit}
      label={formatMessage({ id: 'talents.record' }, { name })}
      tabIndex={tabIndex}
      onPress={() => void navigate(talentRecordPath(talent.talentId))}
    />
  );
}
