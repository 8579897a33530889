import { Radio, RadioGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { NewsLink } from '../../../../contract/entities/news';
import { isWebAddress, linkAddress, shownAddress } from '../../../../contract/rules/webAddress';
import { TextField } from '../../../ui/TextField';
import { FilmPicker } from '../filmPicker/FilmPicker';
import { FieldConflict } from './FieldConflict';
import { useRecordField } from './shownRecord';
import { useTheirFilm } from './useTheirFilm';

const links = {
  none: 'newsDetail.link.none',
  film: 'newsDetail.link.film',
  address: 'newsDetail.link.address',
} as const;

const LINKS = Object.keys(links) as NewsLink[];

/** Where a record leads, in its fields `linkType` and `linkValue`: to a film that is searched for, an address, or nowhere. */
export function RecordLink() {
  const { formatMessage } = useIntl();
  const theirFilm = useTheirFilm('linkValue');
  const type = useRecordField('linkType');
  const { change, leave, value: text, ...target } = useRecordField('linkValue');
  const value = typeof text === 'string' ? text : '';
  return (
    <>
      <div className="record-page-fields">
        <div data-field="linkType">
          <RadioGroup
            label={type.label}
            name="linkType"
            inline
            disabled={type.disabled}
            selectedValue={String(type.value)}
            onChange={({ currentTarget }) => type.change(currentTarget.value, { linkValue: '' })}
          >
            {LINKS.map((link) => (
              <Radio key={link} value={link} label={formatMessage({ id: links[link] })} />
            ))}
          </RadioGroup>
        </div>
        {type.value === 'film' && (
          <FilmPicker
            id={target.id}
            label={formatMessage({ id: 'newsDetail.field.film' })}
            filmId={value}
            disabled={target.disabled}
            problem={target.problem}
            onPick={change}
            onBlur={leave}
          />
        )}
        {type.value === 'address' && (
          <TextField
            {...target}
            value={value}
            label={formatMessage({ id: 'newsDetail.field.address' })}
            hint={formatMessage({ id: 'newsDetail.addressHint' }, { address: 'https://www.example.com' })}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={() => {
              leave();
              if (shownAddress(value) !== value) change(shownAddress(value));
            }}
          />
        )}
        {type.value === 'address' && isWebAddress(value) && (
          <a href={linkAddress(value)} target="_blank" rel="noopener noreferrer">
            {formatMessage({ id: 'newsDetail.open' })}
          </a>
        )}
      </div>
      <FieldConflict field="linkType" say={(link) => formatMessage({ id: links[link as NewsLink] })} />
      <FieldConflict field="linkValue" say={theirFilm} />
    </>
  );
}
