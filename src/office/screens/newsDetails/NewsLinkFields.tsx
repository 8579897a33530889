import { Radio, RadioGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { NewsLink } from '../../../contract/entities/news';
import { homepageAddress, isHomepage } from '../../../contract/rules/webAddress';
import { TextField } from '../../ui/TextField';
import { newsDetailIntents, type OpenNews } from '../../workflows/newsDetail';
import { FilmPicker } from './FilmPicker';
import { useNewsField } from './useNewsField';

const LINKS: readonly NewsLink[] = ['none', 'film', 'address'];

/** Where a news item leads: a film that is searched for, an address, or nowhere. */
export function NewsLinkFields({ page }: { readonly page: OpenNews }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { id } = page;
  const type = useNewsField(page, 'linkType');
  const { change, leave, value, ...target } = useNewsField(page, 'linkValue');
  const choose = (linkType: NewsLink) =>
    dispatch(newsDetailIntents.typed({ id, values: { linkType, linkValue: '' } }));
  return (
    <div className="news-link-fields">
      <RadioGroup
        label={formatMessage({ id: 'newsDetail.field.linkType' })}
        name="linkType"
        inline
        disabled={type.disabled}
        selectedValue={type.value}
        onChange={({ currentTarget }) => choose(currentTarget.value as NewsLink)}
      >
        {LINKS.map((link) => (
          <Radio key={link} value={link} label={formatMessage({ id: `newsDetail.link.${link}` })} />
        ))}
      </RadioGroup>
      {type.value === 'film' && (
        <FilmPicker filmId={value} disabled={target.disabled} problem={target.problem} onPick={change} />
      )}
      {type.value === 'address' && (
        <>
          <TextField
            {...target}
            value={value}
            label={formatMessage({ id: 'newsDetail.field.address' })}
            hint={formatMessage({ id: 'newsDetail.addressHint' }, { address: 'https://www.example.com' })}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={leave}
          />
          {isHomepage(value) && (
            <a href={homepageAddress(value)} target="_blank" rel="noopener noreferrer">
              {formatMessage({ id: 'newsDetail.open' })}
            </a>
          )}
        </>
      )}
    </div>
  );
}
