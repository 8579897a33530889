import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Candidate } from '../../../contract/entities/pictureCheck';
import type { WaitingPicture } from '../../entities/pictureChecks';
import { pictureCheckIntents, selectPictureCheck } from '../../workflows/films/pictureCheck';
import { useMayChange } from '../shared/useMay';

/** What a key and its button do. */
export interface KeyAction {
  readonly key: string;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly act: () => void;
}

export interface PictureActions {
  readonly films: readonly (KeyAction & { readonly film: Candidate })[];
  readonly others: readonly KeyAction[];
  /** Nothing while nothing was decided. */
  readonly undo: KeyAction | undefined;
}

/** What can be done with a picture, each by a button and by a key: films from 1, none of them 0. */
export function usePictureKeys(picture: WaitingPicture | undefined, isOneOfMany: boolean) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const { status, made } = useSelector(selectPictureCheck);
  const isDisabled = status === 'refused';
  const { decided, undone, postponed } = pictureCheckIntents;
  const candidates = picture?.candidates ?? [];
  const decidable = mayChange ? picture : undefined;
  const actions: PictureActions = {
    films: (decidable?.candidates ?? []).map((film, at) => ({
      film,
      key: String(at + 1),
      text: film.title || formatMessage({ id: 'film.untitled' }),
      isDisabled,
      act: () =>
        decidable && dispatch(decided({ picture: decidable, verdict: 'taken', filmId: film.filmId })),
    })),
    others: decidable
      ? [
          {
            key: '0',
            text: formatMessage({ id: 'checkFilms.noneOfThem' }),
            isDisabled,
            act: () =>
              dispatch(
                decided({ picture: decidable, verdict: 'refused', filmId: candidates[0]?.filmId ?? '0' }),
              ),
          },
          ...(isOneOfMany
            ? [
                {
                  key: 'L',
                  text: formatMessage({ id: 'checkFilms.later' }),
                  isDisabled,
                  act: () => dispatch(postponed({ pictureId: decidable.pictureId })),
                },
              ]
            : []),
        ]
      : [],
    undo:
      mayChange && made.length > 0
        ? {
            key: 'U',
            text: formatMessage({ id: 'checkFilms.undo' }),
            isDisabled,
            act: () => dispatch(undone()),
          }
        : undefined,
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = [...actions.films, ...actions.others, actions.undo].find(
      (action) => action?.key === event.key.toUpperCase(),
    );
    if (!pressed || pressed.isDisabled) return;
    event.preventDefault();
    pressed.act();
  }

  return { actions, onKeyDown };
}
