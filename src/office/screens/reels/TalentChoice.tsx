import { FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { holdsWords, searchWords } from '../../../contract/rules/text';
import { fullName, selectTalent, selectTalentEntries } from '../../entities/talents';

interface Props {
  readonly chosenId: string;
  readonly isDisabled: boolean;
  onChoose(talentId: string): void;
}

/** So many are shown: whoever looks for another types more of the name. */
const SHOWN = 6;

/** Chooses a talent by the name; the chosen one stands first. */
export function TalentChoice({ chosenId, isDisabled, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const entries = useSelector(selectTalentEntries);
  const chosen = useSelector((state: Parameters<typeof selectTalent>[0]) => selectTalent(state, chosenId));
  const words = searchWords(typed);
  const found = words.length === 0 ? [] : entries.filter(({ searchKey }) => holdsWords(searchKey, words));
  const others = found.map(({ talent }) => talent).filter(({ talentId }) => talentId !== chosenId);
  const label = formatMessage({ id: 'reels.duplicate.talent' });
  return (
    <FormGroup label={label} labelFor={fieldId}>
      <InputGroup
        id={fieldId}
        type="search"
        leftIcon={<Search />}
        value={typed}
        disabled={isDisabled}
        onValueChange={setTyped}
      />
      <RadioGroup
        className="gr-talent-choice"
        aria-label={label}
        selectedValue={chosenId}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {[...(chosen ? [chosen] : []), ...others.slice(0, SHOWN)].map((talent) => (
          <Radio key={talent.talentId} value={talent.talentId} label={fullName(talent)} />
        ))}
      </RadioGroup>
      {words.length > 0 && found.length === 0 && (
        <p role="status">{formatMessage({ id: 'reels.duplicate.none' }, { typed })}</p>
      )}
    </FormGroup>
  );
}
