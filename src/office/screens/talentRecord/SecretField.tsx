import { InputGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { TalentSecretName } from '../../../contract/entities/talentRecord';
import { type KnownRecord, selectTalentRecord } from '../../entities/talentRecords';
import { selectShownSecret, type ShownSecret } from '../../workflows/talents/talentRecord';
import { refusalText } from '../shared/refusalText';
import { SecretButton } from './SecretButton';
import { byName } from '../../../contract/script';
import { talentScripts } from '../../../contract/scripts/talents';
import { talentForm } from './talentForm';
import { useMay } from '../shared/useMay';

const { 'talent.showSecret': showing } = byName(talentScripts);

const HIDDEN = '••••••••';

const presence = {
  socialSecurityNumber: 'hasSocialSecurityNumber',
  siteLogin: 'hasSiteLogin',
  sitePassword: 'hasSitePassword',
} as const satisfies Record<TalentSecretName, keyof KnownRecord>;

type Root = Parameters<typeof selectTalentRecord>[0] & Parameters<typeof selectShownSecret>[0];

interface SecretFieldProps {
  readonly field: TalentSecretName;
  readonly talentId: string;
}

/** One that nobody can open any more can only be replaced. */
const isLost = (secret: ShownSecret | undefined) =>
  secret?.status === 'refused' &&
  secret.refusal.kind === 'conflict' &&
  secret.refusal.reason === 'sealedOtherwise';

/** A secret of the talent: hidden until somebody asks for it, which is noted; where there is none it can be typed at once. */
export function SecretField({ field, talentId }: SecretFieldProps) {
  const intl = useIntl();
  const isThere = useSelector(
    (state: Root) => selectTalentRecord(state, talentId)?.[presence[field]] === true,
  );
  const secret = useSelector((state: Root) => selectShownSecret(state, field));
  const label = intl.formatMessage({ id: `talentRecord.field.${field}` });
  const maySee = useMay(showing);
  const isShown = maySee && secret?.status === 'shown';
  return (
    <div>
      <talentForm.Field field={field}>
        {({ id, value, change, intent, isReadOnly, describedBy }) => {
          const typed = typeof value === 'string' ? value : undefined;
          const isHidden = isThere && !isShown && typed === undefined && !isLost(secret);
          return (
            <InputGroup
              id={id}
              intent={intent}
              fill
              autoComplete="off"
              spellCheck={false}
              readOnly={isHidden || isReadOnly || !maySee}
              value={typed ?? (isShown ? secret.shownSecret : isHidden ? HIDDEN : '')}
              aria-invalid={intent === 'danger'}
              aria-describedby={describedBy}
              onValueChange={change}
              {...(isThere &&
                maySee && { rightElement: <SecretButton field={field} label={label} secret={secret} /> })}
            />
          );
        }}
      </talentForm.Field>
      {secret?.status === 'refused' && (
        <p role="alert" className="record-refused">
          {refusalText(intl, secret.refusal)}
        </p>
      )}
    </div>
  );
}
