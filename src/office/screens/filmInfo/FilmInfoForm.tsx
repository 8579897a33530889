import { tidyYear } from '../../../contract/rules/yearText';
import { recordForm } from '../shared/record/recordForm';
import './filmInfo.css';

const { Form, Text, Tags } = recordForm('filmInfo');

/** What is known of a film, which its staff may change: title, director, producer, year, shot format, keywords, notes. */
export function FilmInfoForm({ filmId }: { readonly filmId: string }) {
  return (
    <Form key={filmId} recordId={filmId}>
      <Text field="title" />
      <Text field="director" />
      <Text field="producer" />
      <div className="film-info-pair">
        <Text field="year" tidy={tidyYear} malformed="createFilm.yearMalformed" />
        <Text field="format" />
      </div>
      <Tags field="tags" hint="filmInfo.tagsHint" />
      <Text field="notes" rows={4} />
    </Form>
  );
}
