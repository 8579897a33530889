import { FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { TEXT_LIMIT } from '../../../contract/constants';
import { holdsWords, searchWords } from '../../../contract/rules/text';
import { fullName, reelCopyTalents, selectReelCopyTalents } from '../../entities/talents';
import { reelCopyTalentSearch } from '../../workflows/reels/reelCopyTalentSearch';
import { Told } from '../../ui/Told';
import { refusalText } from '../shared/refusalText';
import { useTalent } from '../shared/useTalent';

interface Props {
  readonly chosenId: string;
  readonly isDisabled: boolean;
  onChoose(talentId: string): void;
}

/** So many are shown: whoever looks for another types more of the name. */
const SHOWN = 6;

/** Chooses a talent by the name; the chosen one stands first. */
export function TalentChoice({ chosenId, isDisabled, onChoose }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const { intents, selectIsSearching, selectRefusal } = reelCopyTalentSearch;
  useEffect(() => () => void dispatch(intents.left()), [dispatch, intents]);
  const entries = useSelector(selectReelCopyTalents);
  const isOfServer = useSelector(reelCopyTalents.selectSearch) === typed.trim();
  const isSearching = useSelector(selectIsSearching);
  const refusal = useSelector(selectRefusal);
  const chosen = useTalent(chosenId);
  const words = searchWords(typed);
  const found =
    words.length === 0 ? [] : entries.filter(({ searchKey }) => isOfServer || holdsWords(searchKey, words));
  const others = found.map(({ talent }) => talent).filter(({ talentId }) => talentId !== chosenId);
  const label = formatMessage({ id: 'reels.duplicate.talent' });
  const note = () => {
    if (isSearching) return formatMessage({ id: 'palette.searching' });
    if (refusal) return formatMessage({ id: 'filmPicker.failed' }, { reason: refusalText(intl, refusal) });
    return formatMessage({ id: 'reels.duplicate.none' }, { typed });
  };
  return (
    <FormGroup label={label} labelFor={fieldId}>
      <InputGroup
        id={fieldId}
        type="search"
        leftIcon={<Search />}
        maxLength={TEXT_LIMIT}
        value={typed}
        disabled={isDisabled}
        onValueChange={(text) => {
          setTyped(text);
          dispatch(intents.typed(text));
        }}
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
      <Told>{words.length > 0 && found.length === 0 && note()}</Told>
    </FormGroup>
  );
}
