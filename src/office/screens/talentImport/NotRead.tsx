import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { fileProblem } from '../shared/fileProblem';
import { NotDone } from '../shared/NotDone';

const PROBLEMS = {
  gone: 'import.problem.gone',
  noRows: 'import.problem.noRows',
  notATable: 'import.problem.notATable',
  tooLarge: 'import.problem.tooLarge',
  tooManyColumns: 'import.problem.tooManyColumns',
  tooManyRows: 'import.problem.tooManyRows',
} as const;

interface NotReadProps {
  readonly title: 'import.notRead' | 'import.notMade' | 'import.notUndone';
  readonly refusal: Refusal;
}

/** What was not done with a table, and what is wrong with the file where that is why. */
export function NotRead({ title, refusal }: NotReadProps) {
  const intl = useIntl();
  return (
    <NotDone className="talent-import-note" title={intl.formatMessage({ id: title })} refusal={refusal}>
      {fileProblem(intl, refusal, PROBLEMS)}
    </NotDone>
  );
}
