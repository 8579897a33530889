import { homepageAddress, imdbAddress, moonAddress } from '../../../contract/rules/webAddress';
import { dayText } from '../shared/dates';
import { doubtOfAddress, doubtOfBirthDate, doubtOfPhone } from './doubts';
import { useNameOrder } from '../shared/useNameOrder';
import { ProfessionField } from './ProfessionField';
import { RecordGroup } from './RecordGroup';
import { SecretField } from './SecretField';
import { talentForm } from './talentForm';

const { Check, Text } = talentForm;

/** Every field of a talent's record that staff may change, in groups. */
export function RecordFields({ talentId }: { readonly talentId: string }) {
  return (
    <div className="record-groups">
      <RecordGroup title="talentRecord.group.identity">
        {useNameOrder().map((name) => (
          <Text key={name} field={name} />
        ))}
        <ProfessionField />
        <Text
          field="birthDate"
          tidy={dayText}
          doubt={doubtOfBirthDate}
          hint="talentRecord.dayHint"
          malformed="talentRecord.notADay"
        />
        <Text field="birthCity" />
        <Text field="nationality" />
      </RecordGroup>
      <RecordGroup title="talentRecord.group.contact">
        <Text field="email" type="email" malformed="talentRecord.notAnEmail" />
        <Text field="email2" type="email" malformed="talentRecord.notAnEmail" />
        <Text field="phone" type="tel" doubt={doubtOfPhone} />
        <Text field="phone2" type="tel" doubt={doubtOfPhone} />
        <Text field="address" rows={2} wide />
        <Text field="postalCode" />
        <Text field="city" />
      </RecordGroup>
      <RecordGroup title="talentRecord.group.civil">
        <Text field="familySituation" />
        <Text field="union" hint="talentRecord.unionHint" />
        <Text field="leaveFundNumber" />
        <Text field="oldIndex" />
        <div className="record-checks record-wide">
          <Check field="licenceB" />
          <Check field="licenceHeavy" />
        </div>
      </RecordGroup>
      <RecordGroup title="talentRecord.group.links">
        <Text
          field="homepage"
          type="url"
          tidy={homepageAddress}
          doubt={doubtOfAddress}
          hint="talentRecord.homepageHint"
          wide
        />
        <Text
          field="imdbUrl"
          type="url"
          tidy={imdbAddress}
          doubt={doubtOfAddress}
          hint="talentRecord.imdbHint"
          wide
        />
        <Text field="moonUrl" type="url" tidy={moonAddress} doubt={doubtOfAddress} wide />
      </RecordGroup>
      <RecordGroup title="talentRecord.group.emergency">
        <Text field="emergencyContact" />
        <Text field="emergencyPhone" type="tel" doubt={doubtOfPhone} />
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
