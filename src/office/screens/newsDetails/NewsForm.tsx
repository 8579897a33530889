import { Classes, Switch } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { TextField } from '../../ui/TextField';
import { newsDetailIntents, type OpenNews } from '../../workflows/newsDetail';
import { NewsConflict } from './NewsConflict';
import { NEWS_FORM, NewsFoot } from './NewsFoot';
import { NewsLinkFields } from './NewsLinkFields';
import { NewsNotes } from './NewsNotes';
import { NewsPicture } from './NewsPicture';
import { useNewsField } from './useNewsField';

const NewsText = lazy(() => import('./NewsText'));

/** Title, rich text, picture and link of a news item (spec section 2). */
export function NewsForm({ page }: { readonly page: OpenNews }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { id } = page;
  const { change, leave, value, ...title } = useNewsField(page, 'title');
  const online = useNewsField(page, 'online');
  const save = () => dispatch(newsDetailIntents.submitted({ id }));
  return (
    <div className="news-form">
      <NewsNotes page={page} />
      <div className="news-words">
        {/* The editor has a form of its own for links. */}
        <form
          id={NEWS_FORM}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            {...title}
            value={value}
            label={formatMessage({ id: 'newsDetail.field.title' })}
            required={formatMessage({ id: 'form.isRequired' })}
            autoFocus={page.isNew}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={leave}
          />
        </form>
        <NewsConflict page={page} field="title" />
        <Suspense fallback={<div className={`news-text-awaited ${Classes.SKELETON}`} />}>
          <NewsText key={page.revision} page={page} onSave={save} />
        </Suspense>
        <NewsConflict page={page} field="text" />
      </div>
      <div className="news-aside">
        <NewsPicture page={page} />
        <NewsConflict page={page} field="picture" />
        <NewsLinkFields page={page} />
        <NewsConflict page={page} field="linkType" />
        <NewsConflict page={page} field="linkValue" />
        <Switch
          checked={online.value}
          disabled={online.disabled}
          label={formatMessage({ id: 'newsDetail.field.online' })}
          onChange={({ currentTarget }) => online.change(currentTarget.checked)}
        />
        <NewsConflict page={page} field="online" />
      </div>
      <NewsFoot page={page} />
    </div>
  );
}
