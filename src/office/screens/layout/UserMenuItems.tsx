import { MenuDivider, MenuItem } from '@blueprintjs/core';
import { IssueNew, Lock, LogOut, Moon, Shield, Translate, User } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  LANGUAGES,
  preferencesIntents,
  selectLanguage,
  selectTheme,
  THEMES,
} from '../../workflows/office/preferences';
import { reportIntents } from '../../workflows/office/report';
import { sessionGuardIntents } from '../../workflows/account/sessionGuard';
import { selectIsSending } from '../../workflows/films/uploads';
import { KeyMenu } from '../../ui/KeyMenu';
import { languageNames } from '../shared/languageNames';

/** A submenu inside its parent's list would be a child that a menu may not have. */
const outside = { usePortal: true };

/** What the person can do about themselves and the office: profile, language, theme, a report, lock, sign out. */
export function UserMenuItems({ onLeave }: { readonly onLeave: (go: () => void) => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useSelector(selectLanguage);
  const theme = useSelector(selectTheme);
  const isSending = useSelector(selectIsSending);
  return (
    <KeyMenu>
      <MenuItem
        icon={<User />}
        text={intl.formatMessage({ id: 'layout.profile' })}
        onClick={() => void navigate('/app/page/profile')}
      />
      <MenuItem
        icon={<Translate />}
        text={intl.formatMessage({ id: 'language.label' })}
        popoverProps={outside}
      >
        {LANGUAGES.map((each) => (
          <MenuItem
            key={each}
            roleStructure="listoption"
            selected={each === language}
            text={languageNames[each]}
            onClick={() => dispatch(preferencesIntents.languageChosen(each))}
          />
        ))}
      </MenuItem>
      <MenuItem icon={<Moon />} text={intl.formatMessage({ id: 'theme.label' })} popoverProps={outside}>
        {THEMES.map((each) => (
          <MenuItem
            key={each}
            roleStructure="listoption"
            selected={each === theme}
            text={intl.formatMessage({ id: `theme.${each}` })}
            onClick={() => dispatch(preferencesIntents.themeChosen(each))}
          />
        ))}
      </MenuItem>
      <MenuItem
        icon={<IssueNew />}
        text={intl.formatMessage({ id: 'report.title' })}
        label="F8"
        onClick={() => dispatch(reportIntents.opened())}
      />
      <MenuDivider />
      <MenuItem
        icon={<Lock />}
        text={intl.formatMessage({ id: 'session.lock' })}
        onClick={() => dispatch(sessionGuardIntents.lockRequested())}
      />
      <MenuItem
        icon={<LogOut />}
        text={intl.formatMessage({ id: 'session.signOut' })}
        onClick={() =>
          onLeave(() =>
            dispatch(isSending ? sessionGuardIntents.lossRisked() : sessionGuardIntents.signOutRequested()),
          )
        }
      />
      <MenuItem
        icon={<Shield />}
        text={intl.formatMessage({ id: 'session.signOutEverywhere' })}
        onClick={() => onLeave(() => dispatch(sessionGuardIntents.everywhereRequested()))}
      />
    </KeyMenu>
  );
}
