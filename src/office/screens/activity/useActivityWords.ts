import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCategories } from '../../entities/categories';
import { useClock } from '../shared/clock';
import { hasText } from '../shared/hasText';
import { useProfession } from '../shared/useProfession';

/** What names films, or their places on a reel, by ids that say nothing to people: their number is told. */
const FILMS = ['films', 'rows', 'filmIds'];

/** ISO 8601, as the server writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The texts of what is chosen among few. */
const choices: Readonly<Record<string, (value: string) => string>> = {
  pictureShape: (value) => `editFilm.shape.${value}`,
  filmQuality: (value) => `settings.quality.${value}`,
  kind: (value) => `trash.kind.${value}`,
};

/** What scripts, fields and what stands in them are called by people; what has no words yet keeps its name. */
export function useActivityWords() {
  const intl = useIntl();
  const clock = useClock();
  const profession = useProfession();
  const categories = useSelector(selectCategories);

  const did = (script: string) => {
    const id = `activity.did.${script}`;
    return hasText(intl, id) ? intl.formatMessage({ id }) : script;
  };

  const fieldName = (field: string) => {
    const ids = [`activity.field.${field}`, `talentRecord.field.${field}`];
    const id = ids.find((each) => hasText(intl, each));
    return id !== undefined && hasText(intl, id) ? intl.formatMessage({ id }) : field;
  };

  const valueText = (field: string, text: string): string => {
    const category = field === 'categoryId' && categories.find(({ categoryId }) => categoryId === text);
    if (category) return profession(category.name);
    const choice = choices[field]?.(text) ?? '';
    if (hasText(intl, choice)) return intl.formatMessage({ id: choice });
    if (INSTANT.test(text)) return clock.text(text);
    const value = parsed(text);
    return FILMS.includes(field) && Array.isArray(value)
      ? intl.formatMessage({ id: 'reels.filmCount' }, { count: value.length })
      : wordsOf(value);
  };

  const wordsOf = (value: unknown): string => {
    if (value === null) return '';
    if (value === true) return intl.formatMessage({ id: 'talentRecord.yes' });
    if (value === false) return intl.formatMessage({ id: 'talentRecord.no' });
    if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n');
    if (typeof value === 'object')
      return Object.values(value as object)
        .map(wordsOf)
        .filter(Boolean)
        .join(' · ');
    return String(value);
  };

  return { did, fieldName, valueText };
}

/** Flags, lists and objects come as JSON; any other text is what stood there. */
function parsed(text: string): unknown {
  if (!/^(?:true|false|null|\[.*\]|\{.*\})$/s.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
