import { People } from '@blueprintjs/icons';
import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectNewTalent } from '../../workflows/talents/newTalent';
import { selectListedCategory } from '../../workflows/talents/talentList';
import { OnceOpened } from '../../ui/OnceOpened';
import { ForStaff } from '../shared/ForStaff';
import { ExportLink } from '../shared/list/ExportLink';
import { ListScreen } from '../shared/list/ListScreen';
import { useProfession } from '../shared/useProfession';
import { ListAwaited } from '../shared/ListAwaited';
import { AddTalentButton } from './AddTalentButton';
import { talentRows, talentRowsOfProfession } from './talentRows';
import { UnknownProfession } from './UnknownProfession';
import './talents.css';

const NewTalentDialog = lazy(() => import('./NewTalentDialog'));

/** The talents of a profession: its category's id or router url stands in the address; `all` shows every talent. */
export default function TalentsScreen() {
  const { formatMessage } = useIntl();
  const category = useSelector(selectListedCategory);
  const profession = useProfession();
  const isAdding = useSelector(selectNewTalent).status !== 'closed';
  if (category === undefined)
    return (
      <ListAwaited list="categories">
        <UnknownProfession />
      </ListAwaited>
    );
  const add = <AddTalentButton categoryId={category?.categoryId ?? null} />;
  return (
    <>
      <ListScreen
        list={category ? talentRowsOfProfession : talentRows}
        title={category ? profession(category.name) : formatMessage({ id: 'talents.all' })}
        actions={
          <>
            <ExportLink of="talents" />
            <ForStaff>
              <Link to="/app/page/importtalents">
                <FormattedMessage id="list.import" />
              </Link>
            </ForStaff>
            {add}
          </>
        }
        empty={{
          icon: <People />,
          title: formatMessage({ id: category ? 'talents.none' : 'talents.noneAtAll' }),
          action: add,
        }}
      />
      <OnceOpened isOpen={isAdding}>
        <NewTalentDialog />
      </OnceOpened>
    </>
  );
}
