import { Radio, RadioGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { NewsLink } from '../../../contract/entities/news';
import { homepageAddress, isHomepage } from '../../../contract/rules/webAddress';
import { selectFilmsById } from '../../entities/films';
import { TextField } from '../../ui/TextField';
import { FilmPicker } from '../shared/filmPicker/FilmPicker';
import { News } from './newsPage';

const links = {
  none: 'newsDetail.link.none',
  film: 'newsDetail.link.film',
  address: 'newsDetail.link.address',
} as const;

const LINKS = Object.keys(links) as NewsLink[];

/** Where a news item leads: a film that is searched for, an address, or nowhere. */
export function NewsLinkFields() {
  const { formatMessage } = useIntl();
  const films = useSelector(selectFilmsById);
  const type = News.useField('linkType');
  const { change, leave, value, ...target } = News.useField('linkValue');
  return (
    <>
      <div className="record-page-fields">
        <RadioGroup
          label={type.label}
          name="linkType"
          inline
          disabled={type.disabled}
          selectedValue={type.value}
          onChange={({ currentTarget }) => type.change(currentTarget.value as NewsLink, { linkValue: '' })}
        >
          {LINKS.map((link) => (
            <Radio key={link} value={link} label={formatMessage({ id: links[link] })} />
          ))}
        </RadioGroup>
        {type.value === 'film' && (
          <FilmPicker
            label={formatMessage({ id: 'newsDetail.field.film' })}
            filmId={value}
            disabled={target.disabled}
            problem={target.problem}
            onPick={change}
          />
        )}
        {type.value === 'address' && (
          <TextField
            {...target}
            value={value}
            label={formatMessage({ id: 'newsDetail.field.address' })}
            hint={formatMessage({ id: 'newsDetail.addressHint' }, { address: 'https://www.example.com' })}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={leave}
          />
        )}
        {type.value === 'address' && isHomepage(value) && (
          <a href={homepageAddress(value)} target="_blank" rel="noopener noreferrer">
            {formatMessage({ id: 'newsDetail.open' })}
          </a>
        )}
      </div>
      <News.Conflict field="linkType" say={(link) => formatMessage({ id: links[link as NewsLink] })} />
      <News.Conflict field="linkValue" say={(filmId) => films[filmId as string]?.title} />
    </>
  );
}
