import { MenuDivider, MenuItem } from '@blueprintjs/core';
import { Download, Edit, Media, Refresh, Trash, Upload } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { deletionIntents } from '../../workflows/trash/deletion';
import { editFilmIntents, type EditFilmSection } from '../../workflows/films/editFilm';
import { KeyMenu } from '../../ui/KeyMenu';
import { ForStaff } from '../shared/ForStaff';
import { useHasFile } from '../shared/useEncoding';
import './filmMenu.css';

interface FilmMenuItemsProps {
  readonly film: Film;
  readonly talentId: string;
}

/** What can be done with a film of a talent. */
export function FilmMenuItems({ film, talentId }: FilmMenuItemsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { filmId, title, onReel } = film;
  const hasFile = useHasFile(film);
  const edit = (section: EditFilmSection) => () => dispatch(editFilmIntents.opened({ filmId, section }));
  return (
    <KeyMenu>
      <ForStaff>
        <MenuItem icon={<Edit />} text={formatMessage({ id: 'filmMenu.edit' })} onClick={edit('details')} />
        <MenuItem
          icon={<Media />}
          text={formatMessage({ id: 'filmMenu.thumbnail' })}
          onClick={edit('thumbnail')}
        />
        <MenuItem
          icon={<Upload />}
          text={formatMessage({ id: hasFile ? 'filmMenu.replace' : 'filmMenu.addFile' })}
          onClick={edit('file')}
        />
        <MenuItem
          icon={<Refresh />}
          text={formatMessage({ id: 'filmMenu.encodeAgain' })}
          disabled={!hasFile}
          onClick={edit('file')}
        />
      </ForStaff>
      <MenuItem
        icon={<Download />}
        text={formatMessage({ id: 'filmMenu.original' })}
        disabled={!hasFile}
        onClick={() => dispatch(editFilmIntents.originalRequested({ filmId }))}
      />
      <ForStaff>
        <MenuDivider />
        <MenuItem
          icon={<Trash />}
          intent="danger"
          text={formatMessage({ id: 'filmMenu.delete' })}
          labelElement={<kbd className="film-menu-key">Del</kbd>}
          onClick={() =>
            dispatch(
              deletionIntents.opened({ things: [{ kind: 'film', id: filmId, title, talentId, onReel }] }),
            )
          }
        />
      </ForStaff>
    </KeyMenu>
  );
}
