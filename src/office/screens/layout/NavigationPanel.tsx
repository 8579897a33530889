import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { selectCategories } from '../../entities/categories';
import { selectMay } from '../../entities/permissions';
import { selectTalentCounts } from '../../entities/talentFigures';
import { selectLoad } from '../../workflows/office/loading';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { useProfession } from '../shared/useProfession';
import { administratorPages, ALL_TALENTS, panelPages } from './panelPages';

type MayRoot = Parameters<typeof selectMay>[0];
type LoadRoot = Parameters<typeof selectLoad>[0];

const wasLoaded = (status: string) => status === 'ready' || status === 'refreshing';

/** Pages and the client categories with how many talents each has (spec section 2: left panel). */
export function NavigationPanel({ onGo }: { readonly onGo?: () => void }) {
  const categories = useSelector(selectCategories);
  const profession = useProfession();
  const { total, byCategory } = useSelector(selectTalentCounts);
  const isCounted = useSelector((state: LoadRoot) => wasLoaded(selectLoad(state, 'talents').status));
  const isLoaded = useSelector((state: LoadRoot) => wasLoaded(selectLoad(state, 'categories').status));
  const isAdministrator = useSelector((state: MayRoot) => selectMay(state, 'administrator'));
  const count = (talents: number) => (isCounted ? talents : undefined);
  return (
    <div className="panel" onClick={onGo}>
      {(isAdministrator ? [...panelPages, ...administratorPages] : panelPages).map(([path, title, Icon]) => (
        <PanelLink
          key={path}
          to={path}
          icon={<Icon />}
          count={path === ALL_TALENTS ? count(total) : undefined}
        >
          <FormattedMessage id={title} />
        </PanelLink>
      ))}
      <h2 className="panel-heading" id="professions">
        <FormattedMessage id="layout.professions" />
      </h2>
      <ul className="panel-list" aria-labelledby="professions">
        {categories.map(({ categoryId, name, routerUrl }) => (
          <li key={categoryId}>
            <PanelLink
              to={`/talents/${encodeURIComponent(routerUrl)}`}
              count={count(byCategory[categoryId] ?? 0)}
            >
              {profession(name)}
            </PanelLink>
          </li>
        ))}
      </ul>
      {isLoaded && categories.length === 0 && (
        <p className="panel-empty gr-muted">
          <FormattedMessage id="layout.noProfessions" />
        </p>
      )}
    </div>
  );
}

interface PanelLinkProps {
  readonly to: string;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

function PanelLink({ to, icon, count, children }: PanelLinkProps) {
  const intl = useIntl();
  return (
    <NavLink to={to} className="panel-link">
      {icon}
      <span className="panel-link-text" onMouseMove={titleWhenCut}>
        {children}
      </span>
      {count !== undefined && (
        <span className="panel-count">
          <span aria-hidden="true">{intl.formatNumber(count)}</span>
          <span className="gr-visually-hidden">{intl.formatMessage({ id: 'layout.count' }, { count })}</span>
        </span>
      )}
    </NavLink>
  );
}
