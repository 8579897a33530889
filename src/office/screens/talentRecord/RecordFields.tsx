import type { TalentRecord } from '../../../contract/entities/talentRecord';
import { homepageAddress, imdbAddress, moonAddress } from '../../../contract/rules/webAddress';
import { dayText } from '../shared/dates';
import { ProfessionField } from './ProfessionField';
import { RecordCheck } from './RecordCheck';
import { RecordGroup } from './RecordGroup';
import { RecordText } from './RecordText';
import { SecretField } from './SecretField';

type TextName = {
  [K in keyof TalentRecord]: TalentRecord[K] extends string ? K : never;
}[keyof TalentRecord];

const texts = (...names: readonly TextName[]) => names.map((name) => <RecordText key={name} field={name} />);

/** Every field of spec section 3, "Talent", that the form changes, in groups. */
export function RecordFields({ talentId }: { readonly talentId: string }) {
  return (
    <div className="record-groups">
      <RecordGroup title="talentRecord.group.identity">
        {texts('firstName', 'lastName')}
        <ProfessionField />
        <RecordText
          field="birthDate"
          tidy={dayText}
          hint="talentRecord.dayHint"
          malformed="talentRecord.notADay"
        />
        {texts('birthCity', 'nationality')}
      </RecordGroup>
      <RecordGroup title="talentRecord.group.contact">
        <RecordText field="email" type="email" malformed="talentRecord.notAnEmail" />
        <RecordText field="email2" type="email" malformed="talentRecord.notAnEmail" />
        <RecordText field="phone" type="tel" />
        <RecordText field="phone2" type="tel" />
        <RecordText field="address" rows={2} wide />
        {texts('postalCode', 'city')}
      </RecordGroup>
      <RecordGroup title="talentRecord.group.civil">
        {texts('familySituation')}
        <RecordText field="union" hint="talentRecord.unionHint" />
        {texts('leaveFundNumber', 'oldIndex')}
        <div className="record-checks record-wide">
          <RecordCheck field="licenceB" />
          <RecordCheck field="licenceHeavy" />
        </div>
      </RecordGroup>
      <RecordGroup title="talentRecord.group.links">
        <RecordText
          field="homepage"
          type="url"
          tidy={homepageAddress}
          hint="talentRecord.homepageHint"
          wide
        />
        <RecordText field="imdbUrl" type="url" tidy={imdbAddress} hint="talentRecord.imdbHint" wide />
        <RecordText field="moonUrl" type="url" tidy={moonAddress} wide />
      </RecordGroup>
      <RecordGroup title="talentRecord.group.emergency">
        {texts('emergencyContact')}
        <RecordText field="emergencyPhone" type="tel" />
      </RecordGroup>
      <RecordGroup title="talentRecord.group.secrets" help="talentRecord.secretsHelp">
        <SecretField field="socialSecurityNumber" talentId={talentId} />
        <span className="record-gap" />
        <SecretField field="siteLogin" talentId={talentId} />
        <SecretField field="sitePassword" talentId={talentId} />
      </RecordGroup>
    </div>
  );
}
