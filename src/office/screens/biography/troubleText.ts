import type { IntlShape } from 'react-intl';
import { LONG_TEXT_LIMIT } from '../../../contract/entities/longText';
import type { Refusal } from '../../../contract/refusal';
import type { Subject } from '../../entities/longTexts';
import type { Notice } from '../../workflows/records/longText';
import { refusalText } from '../shared/refusalText';

/** What a save came to, as its toast says it (spec section 8). */
export function outcomeText(intl: IntlShape, about: Subject['kind'], outcome: Notice['outcome']): string {
  const { formatMessage } = intl;
  switch (outcome.kind) {
    case 'saved':
      return formatMessage({ id: about === 'about' ? 'aboutTec.saved' : 'biography.saved' });
    case 'empty':
      return formatMessage({ id: 'biography.empty' });
    case 'missingId':
      return formatMessage({ id: 'biography.missingId' });
    case 'failed':
      return formatMessage({ id: 'biography.failed' }, { reason: outcome.message });
    case 'refused':
      return formatMessage({ id: 'biography.failed' }, { reason: reasonOf(intl, outcome.refusal) });
  }
}

function reasonOf(intl: IntlShape, refusal: Refusal): string {
  if (refusal.kind === 'invalid' && refusal.problems['markdown'] === 'tooLong')
    return intl.formatMessage({ id: 'form.atMost' }, { max: LONG_TEXT_LIMIT });
  return refusal.message ?? refusalText(intl, refusal);
}
