import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCategory, selectCategoryByUrl } from '../../entities/categories';

export interface Profession {
  readonly name: string;
  /** Nothing for the list of all talents. */
  readonly categoryId: string | null;
}

/** The profession that an address names by category id or router url; nothing when there is none such. */
export function useProfession(id: string): Profession | undefined {
  const { formatMessage } = useIntl();
  const category = useSelector(
    (state: Parameters<typeof selectCategory>[0]) =>
      selectCategory(state, id) ?? selectCategoryByUrl(state, id),
  );
  if (category) return { name: category.name, categoryId: category.categoryId };
  return id === 'all' ? { name: formatMessage({ id: 'talents.all' }), categoryId: null } : undefined;
}
