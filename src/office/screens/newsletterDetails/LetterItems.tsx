import { Button } from '@blueprintjs/core';
import { Media, Undo } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { NEWSLETTER_ITEMS_LIMIT } from '../../../contract/constants';
import { EmptyState } from '../../ui/EmptyState';
import { FileDrop } from '../../ui/FileDrop';
import { Note } from '../../ui/Note';
import {
  newsletterItemsIntents,
  selectNewsletterItems,
  selectOpposite,
} from '../../workflows/newsletters/newsletterItems';
import { newsletterPicture } from '../../workflows/newsletters/newsletterPicture';
import { itemsIn } from '../../workflows/newsletters/newsletterValues';
import { FilmPicker } from '../shared/filmPicker/FilmPicker';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { refusalText } from '../shared/refusalText';
import { useShownRecord } from '../shared/recordPage/shownRecord';
import { useSlot } from '../shared/useSlot';
import { AddItem } from './AddItem';
import { ItemList } from './ItemList';
import { ItemsConflict } from './ItemsConflict';
import { Letter } from './newsletterPage';
import { ForStaff } from '../shared/ForStaff';
import { useMayChange } from '../shared/useMay';

const texts = {
  choose: 'recordPage.picture.choose',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** What stands in a newsletter: films, texts, buttons and pictures; a picture that is dropped here is put in. */
export function LetterItems() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const { id } = useShownRecord().page;
  const { value, label, disabled } = Letter.useField('items');
  const { filmRefusal } = useSelector(selectNewsletterItems);
  const opposite = useSelector(selectOpposite);
  const state = useSelector(newsletterPicture.select);
  const [isSearching, setSearching] = useState(false);
  const items = itemsIn(value);
  const isFull = items.length >= NEWSLETTER_ITEMS_LIMIT;
  const slot = useSlot({
    place: { id },
    intents: newsletterPicture.intents,
    accept: PICTURE_FILES,
    sending: state.status === 'uploading' && state.id === id ? state : undefined,
    refused: state.status === 'refused' && state.id === id ? state : undefined,
    selectHasArrived: newsletterPicture.selectHasArrived,
    isLocked: disabled || isFull,
    texts,
  });
  return (
    <FileDrop className="letter-contents" aria-label={label} {...slot}>
      <div className="letter-head">
        <h2>{label}</h2>
        <ForStaff>
          <Button
            variant="minimal"
            icon={<Undo />}
            disabled={disabled || !opposite}
            text={formatMessage({ id: 'newsletter.items.undo' })}
            onClick={() => dispatch(newsletterItemsIntents.undone({ id }))}
          />
          <AddItem
            id={id}
            disabled={disabled || isFull}
            choice={slot.choice}
            onFilm={() => setSearching(true)}
            onOther={() => setSearching(false)}
          />
        </ForStaff>
      </div>
      {isSearching && (
        <div className="letter-search">
          <FilmPicker
            label={formatMessage({ id: 'newsletter.items.film' })}
            filmId=""
            disabled={disabled || isFull}
            problem={undefined}
            onPick={(filmId) => dispatch(newsletterItemsIntents.filmAdded({ id, filmId }))}
          />
          <Button
            variant="minimal"
            text={formatMessage({ id: 'newsletter.items.filmsDone' })}
            onClick={() => setSearching(false)}
          />
        </div>
      )}
      {filmRefusal && (
        <Note intent="danger" role="alert" title={formatMessage({ id: 'newsletter.items.filmNotAdded' })}>
          {refusalText(intl, filmRefusal)}
        </Note>
      )}
      {items.length === 0 ? (
        <EmptyState
          className="letter-empty"
          icon={<Media />}
          title={formatMessage({ id: 'newsletter.items.none' })}
          description={mayChange && formatMessage({ id: 'newsletter.items.noneHint' })}
        />
      ) : (
        <ItemList id={id} items={items} label={label} disabled={disabled} isFull={isFull} />
      )}
      <ItemsConflict />
    </FileDrop>
  );
}
