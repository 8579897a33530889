import { Button } from '@blueprintjs/core';
import { Menu as MenuIcon, Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectAgency } from '../../entities/session';
import { Brand } from '../../ui/Brand';
import { AgencyName } from './AgencyName';
import { ConnectionTag } from './ConnectionTag';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

/** Product, agency, search, what is on its way, and the person's menu. */
export function TopBar({ onMenu, onSearch }: TopBarProps) {
  const intl = useIntl();
  const agency = useSelector(selectAgency);
  return (
    <header className="frame-bar">
      <Button
        className="frame-menu-button"
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={intl.formatMessage({ id: 'layout.openMenu' })}
        onClick={onMenu}
      />
      <Link to="/app/dashboard" className="frame-brand">
        <Brand />
      </Link>
      <span className="frame-agency">{agency && <AgencyName agency={agency} />}</span>
      <Button
        className="frame-search"
        variant="outlined"
        alignText="start"
        icon={<Search />}
        endIcon={<kbd className="frame-kbd">Ctrl K</kbd>}
        title={intl.formatMessage({ id: 'palette.title' })}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <span className="frame-search-text">
          <FormattedMessage id="layout.search" />
        </span>
      </Button>
      <div className="frame-bar-end">
        <span role="status">
          <ConnectionTag />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
