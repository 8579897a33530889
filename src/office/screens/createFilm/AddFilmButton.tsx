import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { createFilmIntents } from '../../workflows/films/createFilm';
import { ForStaff } from '../shared/ForStaff';

/** Opens the film sheet for a new film of that talent. */
export function AddFilmButton({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <Button
        intent="primary"
        icon={<Plus />}
        text={formatMessage({ id: 'createFilm.add' })}
        onClick={() => dispatch(createFilmIntents.opened({ talentId }))}
      />
    </ForStaff>
  );
}
