import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { talentPageIntents } from '../../workflows/talents/talentPage';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** The pages of the film list as buttons: the first, the last, and those next to the one on show. */
export function Pager({ page, pageCount }: PagerProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const pages = useFocusOnChange<HTMLElement>(page);
  if (pageCount < 2) return null;
  const open = (number: number) => dispatch(talentPageIntents.pageOpened(number));
  return (
    <nav
      ref={pages}
      tabIndex={-1}
      className="film-pager"
      aria-label={formatMessage({ id: 'talentPage.pages' })}
    >
      <Button
        variant="minimal"
        icon={<ChevronLeft />}
        aria-label={formatMessage({ id: 'talentPage.previousPage' })}
        disabled={page === 1}
        onClick={() => open(page - 1)}
      />
      {pagesShown(page, pageCount).map((number, at, all) => (
        <span key={number} className={number - (all[at - 1] ?? number - 1) > 1 ? 'after-gap' : undefined}>
          <Button
            variant="minimal"
            active={number === page}
            aria-current={number === page ? 'page' : undefined}
            aria-label={formatMessage({ id: 'talentPage.page' }, { page: number, pageCount })}
            onClick={() => open(number)}
          >
            {number}
          </Button>
        </span>
      ))}
      <Button
        variant="minimal"
        icon={<ChevronRight />}
        aria-label={formatMessage({ id: 'talentPage.nextPage' })}
        disabled={page === pageCount}
        onClick={() => open(page + 1)}
      />
    </nav>
  );
}

function pagesShown(page: number, pageCount: number): readonly number[] {
  const wanted = new Set([1, page - 2, page - 1, page, page + 1, page + 2, pageCount]);
  return [...wanted]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((one, other) => one - other);
}
