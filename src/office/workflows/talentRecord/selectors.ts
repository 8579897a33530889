import type { TalentSecretName } from '../../../contract/entities/talentRecord';
import type { Showing, ShownSecret, TalentRecordState } from './state';

interface Root {
  readonly talentRecord: TalentRecordState;
}

export const selectTalentRecordPage = (state: Root) => state.talentRecord;

/** How a secret of the open record is shown; nothing while it is hidden. */
export const selectShownSecret = (
  { talentRecord }: Root,
  field: TalentSecretName,
): ShownSecret | undefined =>
  talentRecord.status === 'ready' ? talentRecord.secrets.find((secret) => secret.field === field) : undefined;

const none: readonly Showing[] = [];

/** Who was shown which secret of the open record, the last first. */
export const selectShowings = ({ talentRecord }: Root): readonly Showing[] =>
  talentRecord.status === 'ready' ? talentRecord.showings : none;
