import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type NewsContent, newsContentFields } from '../../../contract/entities/news';
import { problemsOfNews } from '../../../contract/rules/newsProblems';
import { newsDetailIntents, type OpenNews } from '../../workflows/newsDetail';
import { problemText } from '../shared/problemText';

/** One field of the open item: its value, how it is changed, and what is wrong with it once it was left or refused. */
export function useNewsField<N extends keyof NewsContent>(page: OpenNews, name: N) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [isTouched, setTouched] = useState(false);
  const { id, draft } = page;
  const tried = page.status === 'editing' ? page.tried : null;
  const refused =
    tried?.refusal.kind === 'invalid' && tried.input[name] === draft.values[name]
      ? tried.refusal.problems[name]
      : undefined;
  const problem = (isTouched ? problemsOfNews(draft.values)[name] : undefined) ?? refused;
  return {
    name,
    value: draft.values[name],
    disabled: page.status !== 'editing',
    problem: problemText(intl, problem, newsContentFields[name].max),
    change: (value: NewsContent[N]) => {
      dispatch(newsDetailIntents.typed({ id, values: { [name]: value } }));
    },
    leave: () => setTouched(true),
  };
}
