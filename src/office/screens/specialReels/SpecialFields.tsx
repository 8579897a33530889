import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isBlank } from '../../../contract/rules/blank';
import { isEmailAddress } from '../../../contract/rules/email';
import { byName } from '../../../contract/script';
import { reelScripts } from '../../../contract/scripts/reels';
import type { ReelOwner } from '../../entities/reelOwner';
import type { KeptReel, SpecialContent } from '../../entities/reels';
import { describing, selectEditReel } from '../../workflows/reels/editReel';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { problemText } from '../shared/problemText';
import { SpecialField } from './SpecialField';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: KeptReel;
}

const fields: readonly (keyof SpecialContent)[] = ['title', 'mailSender', 'heading', 'subheading'];
const { input } = byName(reelScripts)['reel.rename'];

const problemIn = (field: keyof SpecialContent, text: string): string | undefined => {
  if (field === 'title' && isBlank(text)) return 'required';
  if (text.trim().length > (input[field].max ?? Infinity)) return 'tooLong';
  return field === 'mailSender' && !isBlank(text) && !isEmailAddress(text.trim()) ? 'malformed' : undefined;
};

/** Title, headings and sender of a special reel (spec section 2), each saved when it is left. */
export function SpecialFields({ owner, reel }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const edit = useSelector(selectEditReel);
  const saved = (edit.status === 'saved' && edit.reelId === reel.reelId && edit.fields) || [];
  const { special } = reel;
  if (!special) return null;
  const save = (field: keyof SpecialContent, text: string, seen: string) => {
    const change = describing(owner, reel, { [field]: text }, { [field]: seen });
    if (change) dispatch(reelChangeIntents.requested(change));
  };
  const problemOf = (field: keyof SpecialContent, text: string) => {
    const problem = problemIn(field, text);
    return problem === 'malformed'
      ? formatMessage({ id: 'sendReel.addressMalformed' })
      : problemText(intl, problem, input[field].max);
  };
  return (
    <fieldset className="gr-special-fields">
      <legend className="gr-visually-hidden">{formatMessage({ id: 'specialReels.fields' })}</legend>
      {fields.map((field) => (
        <SpecialField
          key={field}
          label={formatMessage({ id: `specialReels.field.${field}` })}
          hint={field === 'mailSender' ? formatMessage({ id: 'specialReels.mailSender.hint' }) : undefined}
          value={field === 'title' ? reel.title : special[field]}
          isSaved={saved.includes(field)}
          problemOf={(text) => problemOf(field, text)}
          onSave={(text, seen) => save(field, text, seen)}
        />
      ))}
      <ForStaff>
        <p className="gr-reels-hint">{formatMessage({ id: 'specialReels.fields.hint' })}</p>
      </ForStaff>
    </fieldset>
  );
}
