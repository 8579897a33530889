import { AutoSaveField } from './AutoSaveField';
import { Tags } from './Tags';

interface AutoSaveTagsProps {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly className?: string;
}

/** Words as tags of a form that saves itself. */
export function AutoSaveTags(props: AutoSaveTagsProps) {
  return (
    <AutoSaveField {...props}>
      {({ value, change, ...face }) => (
        <Tags {...face} words={Array.isArray(value) ? value : []} onChange={change} />
      )}
    </AutoSaveField>
  );
}
