import { Button } from '@blueprintjs/core';
import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { TalentSecretName } from '../../../contract/entities/talentRecord';
import { type ShownSecret, talentRecordIntents } from '../../workflows/talents/talentRecord';

interface SecretButtonProps {
  readonly field: TalentSecretName;
  readonly label: string;
  readonly secret: ShownSecret | undefined;
}

/** Asks for a secret that is there, or hides it again. */
export function SecretButton({ field, label, secret }: SecretButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (secret?.status === 'shown')
    return (
      <Button
        variant="minimal"
        icon={<EyeOff />}
        aria-label={formatMessage({ id: 'talentRecord.hide' }, { label })}
        text={formatMessage({ id: 'talentRecord.hideShort' })}
        onClick={() => dispatch(talentRecordIntents.hidden({ field }))}
      />
    );
  return (
    <Button
      variant="minimal"
      icon={<EyeOpen />}
      loading={secret?.status === 'asking'}
      aria-label={formatMessage({ id: 'talentRecord.show' }, { label })}
      text={formatMessage({ id: 'talentRecord.showShort' })}
      onClick={() => dispatch(talentRecordIntents.showRequested({ field }))}
    />
  );
}
