import { lazy, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectNewTalent } from '../../workflows/newTalent';
import { searchTalents, selectTalentListView, selectTalentsInOrder } from '../../workflows/talents';
import { NoTalents } from './NoTalents';
import { ReloadNote } from './ReloadNote';
import { OnceOpened } from '../../ui/OnceOpened';
import { ListAwaited } from '../shared/ListAwaited';
import { TalentTable } from './TalentTable';
import { TalentsHeader } from './TalentsHeader';
import { UnknownProfession } from './UnknownProfession';
import { useProfession } from './useProfession';
import './talents.css';

const NewTalentDialog = lazy(() => import('./NewTalentDialog'));

/** The talents of a profession: its category's id or router url stands in the address; `all` shows every talent. */
export default function TalentsScreen() {
  const { id = 'all' } = useParams();
  const profession = useProfession(id);
  const inOrder = useSelector((state: Parameters<typeof selectTalentsInOrder>[0]) =>
    selectTalentsInOrder(state, profession?.categoryId ?? null),
  );
  const view = useSelector((state: Parameters<typeof selectTalentListView>[0]) =>
    selectTalentListView(state, id),
  );
  const isAdding = useSelector(selectNewTalent).status !== 'closed';
  const search = useDeferredValue(view.search);
  const found = useMemo(() => searchTalents(inOrder, search), [inOrder, search]);

  if (profession === undefined)
    return (
      <ListAwaited list="categories">
        <UnknownProfession />
      </ListAwaited>
    );
  return (
    <section className="talents" aria-labelledby="talents-title">
      <TalentsHeader
        profession={id}
        title={profession.name}
        categoryId={profession.categoryId}
        search={view.search}
        found={found.length}
        total={inOrder.length}
      />
      <ReloadNote />
      {found.length > 0 ? (
        <TalentTable
          key={id}
          profession={id}
          entries={found}
          isOfOneProfession={profession.categoryId !== null}
        />
      ) : (
        <ListAwaited list="talents">
          <NoTalents profession={id} categoryId={profession.categoryId} search={search} />
        </ListAwaited>
      )}
      <OnceOpened isOpen={isAdding}>
        <NewTalentDialog />
      </OnceOpened>
    </section>
  );
}
