import {
  Calendar,
  Dashboard,
  Endorsed,
  Envelope,
  Feed,
  Film,
  History,
  IdNumber,
  Layers,
  Manual,
  Media,
  NumberedList,
  People,
  Pulse,
  SendMessage,
  Trash,
  Wrench,
} from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { selectCategories } from '../../entities/categories';
import { selectMay } from '../../entities/permissions';
import { selectLoad } from '../../workflows/office/loading';
import { useProfession } from '../shared/useProfession';
import { selectTalentCounts } from './talentCounts';

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
      <PanelLink to="/app/dashboard" icon={<Dashboard />}>
        <FormattedMessage id="layout.dashboard" />
      </PanelLink>
      <PanelLink to="/app/table/talents/all" icon={<People />} count={count(total)}>
        <FormattedMessage id="layout.allTalents" />
      </PanelLink>
      <PanelLink to="/app/page/films" icon={<Film />}>
        <FormattedMessage id="agencyFilms.title" />
      </PanelLink>
      <PanelLink to="/app/page/reels" icon={<NumberedList />}>
        <FormattedMessage id="reelTable.title" />
      </PanelLink>
      <PanelLink to="/app/page/agencyreels" icon={<Layers />}>
        <FormattedMessage id="specialReels.title" />
      </PanelLink>
      <PanelLink to="/app/page/news" icon={<Feed />}>
        <FormattedMessage id="news.title" />
      </PanelLink>
      <PanelLink to="/app/table/newsletters" icon={<SendMessage />}>
        <FormattedMessage id="newsletters.title" />
      </PanelLink>
      <PanelLink to="/app/table/screens" icon={<Media />}>
        <FormattedMessage id="screens.title" />
      </PanelLink>
      <PanelLink to="/app/page/calendar" icon={<Calendar />}>
        <FormattedMessage id="calendar.title" />
      </PanelLink>
      <PanelLink to="/app/page/checkfilms" icon={<Endorsed />}>
        <FormattedMessage id="checkFilms.title" />
      </PanelLink>
      <PanelLink to="/app/page/outbox" icon={<Envelope />}>
        <FormattedMessage id="outbox.title" />
      </PanelLink>
      <PanelLink to="/app/page/aboutTec" icon={<Manual />}>
        <FormattedMessage id="aboutTec.title" />
      </PanelLink>
      <PanelLink to="/app/page/trash" icon={<Trash />}>
        <FormattedMessage id="trash.title" />
      </PanelLink>
      {isAdministrator && (
        <>
          <PanelLink to="/app/table/staff" icon={<IdNumber />}>
            <FormattedMessage id="staff.title" />
          </PanelLink>
          <PanelLink to="/app/page/settings" icon={<Wrench />}>
            <FormattedMessage id="settings.title" />
          </PanelLink>
          <PanelLink to="/app/page/activity" icon={<History />}>
            <FormattedMessage id="activity.title" />
          </PanelLink>
          <PanelLink to="/app/page/operation" icon={<Pulse />}>
            <FormattedMessage id="operation.title" />
          </PanelLink>
        </>
      )}
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
      <span className="panel-link-text">{children}</span>
      {count !== undefined && (
        <span className="panel-count">
          <span aria-hidden="true">{intl.formatNumber(count)}</span>
          <span className="gr-visually-hidden">{intl.formatMessage({ id: 'layout.count' }, { count })}</span>
        </span>
      )}
    </NavLink>
  );
}
