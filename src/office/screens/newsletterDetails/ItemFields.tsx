import { Classes } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ItemOf, NewsletterItem } from '../../../contract/entities/newsletterItem';
import { ColourField } from '../../ui/ColourField';
import { useEditorKey } from '../../ui/useEditorKey';
import { useSave, useShownRecord } from '../shared/recordPage/shownRecord';
import { ItemField } from './ItemField';
import { PictureFields } from './PictureFields';
import { useItemField } from './useItem';

const HtmlEditor = lazy(() => import('../shared/HtmlEditor'));

/** What can be written in an item of each kind. */
export function ItemFields({ item }: { readonly item: NewsletterItem }) {
  switch (item.kind) {
    case 'film':
      return <FilmFields item={item} />;
    case 'button':
      return <ButtonFields item={item} />;
    case 'text':
      return <TextFields item={item} />;
    case 'picture':
      return <PictureFields item={item} />;
  }
}

function FilmFields({ item }: { readonly item: ItemOf<'film'> }) {
  const { formatMessage } = useIntl();
  return (
    <div className="letter-fields">
      <ItemField item={item} field="title" label="newsletter.card.title" isRequired isFirst />
      <ItemField item={item} field="director" label="newsletter.card.director" />
      <ItemField item={item} field="producer" label="newsletter.card.producer" />
      <ItemField item={item} field="firstName" label="newsletter.card.firstName" />
      <ItemField item={item} field="lastName" label="newsletter.card.lastName" />
      <ItemField item={item} field="profession" label="newsletter.card.profession" />
      <ItemField item={item} field="union" label="newsletter.card.union" />
      <ItemField
        item={item}
        field="link"
        label="newsletter.item.link"
        isAddress
        hint={formatMessage({ id: 'newsletter.card.linkHint' })}
      />
    </div>
  );
}

function ButtonFields({ item }: { readonly item: ItemOf<'button'> }) {
  const { formatMessage } = useIntl();
  const { change, leave, value, disabled, problem } = useItemField(item, 'colour');
  const label = formatMessage({ id: 'newsletter.button.colour' });
  return (
    <div className="letter-fields">
      <ItemField item={item} field="label" label="newsletter.button.label" isRequired isFirst />
      <ItemField
        item={item}
        field="address"
        label="newsletter.button.address"
        isAddress
        hint={formatMessage({ id: 'newsDetail.addressHint' }, { address: 'https://www.example.com' })}
        isRequired
      />
      <ColourField
        label={label}
        pick={formatMessage({ id: 'recordPage.pickColour' }, { field: label })}
        value={value}
        disabled={disabled}
        problem={problem && formatMessage({ id: 'recordPage.noColour' })}
        onChange={change}
        onBlur={leave}
      />
    </div>
  );
}

function TextFields({ item }: { readonly item: ItemOf<'text'> }) {
  const { formatMessage } = useIntl();
  const { page } = useShownRecord();
  const { save } = useSave();
  const [opened] = useState(page.revision);
  const key = useEditorKey(page.revision, item.html);
  const { change, leave, problem } = useItemField(item, 'html');
  return (
    <Suspense fallback={<div className={`letter-text-awaited ${Classes.SKELETON}`} />}>
      <HtmlEditor
        key={key}
        html={item.html}
        label={formatMessage({ id: 'newsletter.item.text' })}
        placeholder={formatMessage({ id: 'newsletter.text.placeholder' })}
        problem={problem}
        autoFocus={key === opened}
        isLocked={page.status !== 'editing'}
        onChange={(html) => {
          change(html);
          leave();
        }}
        onSave={save}
      />
    </Suspense>
  );
}
