import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { preferencesIntents, selectTheme, THEMES } from '../../workflows/office/preferences';
import { quietIcon } from '../../ui/quietIcon';

/** Chooses light, dark, or what the system has. */
export function ThemeSelect() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  return (
    <HTMLSelect
      iconProps={quietIcon}
      minimal
      aria-label={intl.formatMessage({ id: 'theme.label' })}
      value={theme}
      options={THEMES.map((value) => ({ value, label: intl.formatMessage({ id: `theme.${value}` }) }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = THEMES.find((known) => known === value);
        if (chosen) dispatch(preferencesIntents.themeChosen(chosen));
      }}
    />
  );
}
