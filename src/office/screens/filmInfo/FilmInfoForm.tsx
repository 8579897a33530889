import { useIntl } from 'react-intl';
import { AutoSaveForm } from '../autoSave/AutoSaveForm';
import { AutoSaveTags } from '../autoSave/AutoSaveTags';
import { AutoSaveText } from '../autoSave/AutoSaveText';
import './filmInfo.css';

/** What is known of a film (spec section 3); it saves itself. */
export function FilmInfoForm({ filmId }: { readonly filmId: string }) {
  const { formatMessage } = useIntl();
  const label = (name: 'title' | 'director' | 'producer' | 'year' | 'format' | 'notes') =>
    formatMessage({ id: `createFilm.field.${name}` });
  return (
    <AutoSaveForm key={filmId} form="filmInfo" recordId={filmId}>
      <AutoSaveText field="title" label={label('title')} />
      <AutoSaveText field="director" label={label('director')} />
      <AutoSaveText field="producer" label={label('producer')} />
      <div className="film-info-pair">
        <AutoSaveText
          field="year"
          label={label('year')}
          malformed={formatMessage({ id: 'createFilm.yearMalformed' })}
        />
        <AutoSaveText field="format" label={label('format')} />
      </div>
      <AutoSaveTags
        field="tags"
        label={formatMessage({ id: 'filmInfo.tags' })}
        hint={formatMessage({ id: 'filmInfo.tagsHint' })}
      />
      <AutoSaveText field="notes" label={label('notes')} rows={4} />
    </AutoSaveForm>
  );
}
