import { Button, Menu, MenuDivider, MenuItem, Popover } from '@blueprintjs/core';
import { IssueNew, LogOut, Moon, Shield, Translate, User } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectSession } from '../../entities/session';
import {
  LANGUAGES,
  preferencesIntents,
  selectLanguage,
  selectTheme,
  THEMES,
} from '../../workflows/preferences';
import { reportIntents } from '../../workflows/report';
import { selectSessionGuard, sessionIntents } from '../../workflows/session';
import { selectIsSending } from '../../workflows/uploads';
import { useUnsavedQuestion } from '../shared/useUnsavedQuestion';
import { languageNames } from '../shared/languageNames';

/** The person's menu: profile, language, theme, a report, sign out. */
export function UserMenu() {
  const intl = useIntl();
  const session = useSelector(selectSession);
  const isLeaving = useSelector(selectSessionGuard).status === 'signingOut';
  const { ask, question } = useUnsavedQuestion();
  if (!session) return null;
  const { firstName, lastName } = session.staff;
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`;
  return (
    <>
      <Popover content={<UserMenuItems onLeave={ask} />} placement="bottom-end" minimal>
        <Button
          variant="minimal"
          className="frame-user"
          loading={isLeaving}
          aria-label={intl.formatMessage({ id: 'layout.user' }, { name: `${firstName} ${lastName}` })}
          aria-haspopup="menu"
        >
          <span className="frame-initials" aria-hidden="true">
            {initials}
          </span>
        </Button>
      </Popover>
      {question}
    </>
  );
}

/** A submenu inside its parent's list would be a child that a menu may not have. */
const outside = { usePortal: true };

function UserMenuItems({ onLeave }: { readonly onLeave: (go: () => void) => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useSelector(selectLanguage);
  const theme = useSelector(selectTheme);
  const isSending = useSelector(selectIsSending);
  return (
    <Menu>
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
        icon={<LogOut />}
        text={intl.formatMessage({ id: 'session.signOut' })}
        onClick={() =>
          onLeave(() => dispatch(isSending ? sessionIntents.lossRisked() : sessionIntents.signOutRequested()))
        }
      />
      <MenuItem
        icon={<Shield />}
        text={intl.formatMessage({ id: 'session.signOutEverywhere' })}
        onClick={() => onLeave(() => dispatch(sessionIntents.everywhereRequested()))}
      />
    </Menu>
  );
}
