import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectNewTalent } from '../../workflows/newTalent';
import { OnceOpened } from '../../ui/OnceOpened';
import { ListAwaited } from '../shared/ListAwaited';
import { NoTalents } from './NoTalents';
import { ReloadNote } from './ReloadNote';
import { TalentTable } from './TalentTable';
import { TalentsFooter } from './TalentsFooter';
import { TalentsHeader } from './TalentsHeader';
import { UnknownProfession } from './UnknownProfession';
import { useProfession } from './useProfession';
import { useTalentsShown } from './useTalentsShown';
import './talents.css';

const NewTalentDialog = lazy(() => import('./NewTalentDialog'));

/** The talents of a profession: its category's id or router url stands in the address; `all` shows every talent. */
export default function TalentsScreen() {
  const { id = 'all' } = useParams();
  const profession = useProfession(id);
  const categoryId = profession?.categoryId ?? null;
  const shown = useTalentsShown(id, categoryId);
  const isAdding = useSelector(selectNewTalent).status !== 'closed';
  const { entries, page, pageCount, size, found, total } = shown;

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
        categoryId={categoryId}
        search={shown.search}
        isWhole={shown.search.trim() === '' && shown.filter === 'every'}
        found={found}
        total={total}
      />
      <ReloadNote />
      {found > 0 ? (
        <>
          <TalentTable
            key={`${id} ${size} ${page}`}
            profession={id}
            entries={entries}
            isOfOneProfession={categoryId !== null}
            first={(page - 1) * size}
            total={found}
          />
          <TalentsFooter profession={id} page={page} pageCount={pageCount} size={size} found={found} />
        </>
      ) : (
        <ListAwaited list="talents">
          <NoTalents
            profession={id}
            categoryId={categoryId}
            search={shown.search.trim()}
            filter={total === 0 ? 'every' : shown.filter}
          />
        </ListAwaited>
      )}
      <OnceOpened isOpen={isAdding}>
        <NewTalentDialog />
      </OnceOpened>
    </section>
  );
}
