import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LANGUAGES, preferencesIntents, selectLanguage } from '../../workflows/office/preferences';
import { languageNames } from './languageNames';
import { quietIcon } from '../../ui/quietIcon';

/** Chooses the language of the office. */
export function LanguageSelect() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  return (
    <HTMLSelect
      iconProps={quietIcon}
      minimal
      aria-label={intl.formatMessage({ id: 'language.label' })}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = LANGUAGES.find((known) => known === value);
        if (chosen) dispatch(preferencesIntents.languageChosen(chosen));
      }}
    />
  );
}
