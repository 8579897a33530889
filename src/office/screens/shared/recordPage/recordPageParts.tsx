import type { ComponentType, ReactNode } from 'react';
import type { FieldValue, Values } from '../../../workflows/records/records';
import type { RecordDeclaration, RecordFace } from './declaration';
import { FieldConflict } from './FieldConflict';
import { RecordColour } from './RecordColour';
import { RecordDialog } from './RecordDialog';
import { RecordForm } from './RecordForm';
import { RecordPicture } from './RecordPicture';
import { RecordRichText } from './RecordRichText';
import { RecordScreen } from './RecordScreen';
import { RecordSwitch } from './RecordSwitch';
import { RecordText } from './RecordText';
import { useRecordField } from './shownRecord';

/** The fields that hold a `T`. */
type FieldOf<V, T = FieldValue> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V] & string;

/** A field's component for the fields of one record: a name that is none of them does not compile. */
type Of<Part extends (props: never) => ReactNode, Field extends string> = ComponentType<
  Omit<Parameters<Part>[0], 'field'> & { readonly field: Field }
>;

type Face = ReturnType<typeof useRecordField>;

interface RecordParts<V extends Values> {
  readonly Text: Of<typeof RecordText, FieldOf<V, string>>;
  readonly RichText: Of<typeof RecordRichText, FieldOf<V, string>>;
  readonly Picture: Of<typeof RecordPicture, FieldOf<V, string>>;
  readonly Colour: Of<typeof RecordColour, FieldOf<V, string>>;
  readonly Switch: Of<typeof RecordSwitch, FieldOf<V, boolean>>;
  /** For any other input: what it shows, and below it the choice where a colleague saved something else. */
  readonly useField: <Name extends FieldOf<V>>(
    field: Name,
  ) => Omit<Face, 'value' | 'change'> & {
    readonly value: V[Name];
    readonly change: (value: V[Name], others?: Partial<V>) => void;
  };
  readonly Conflict: Of<typeof FieldConflict, FieldOf<V>>;
}

type RecordPageParts<V extends Values> = RecordParts<V> & {
  readonly Screen: ComponentType<{ readonly children: ReactNode }>;
};

type RecordFormParts<V extends Values> = RecordParts<V> & {
  readonly Form: ComponentType<Omit<Parameters<typeof RecordForm>[0], 'record'>>;
};

type RecordDialogParts<V extends Values> = RecordParts<V> & {
  readonly Dialog: ComponentType<Omit<Parameters<typeof RecordDialog>[0], 'record'>>;
};

/** The fields, each with its label, its problem, and the choice when a colleague changed it too. */
const parts = <V extends Values>(): RecordParts<V> => ({
  Text: RecordText,
  RichText: RecordRichText,
  Picture: RecordPicture,
  Colour: RecordColour,
  Switch: RecordSwitch,
  useField: useRecordField as unknown as RecordParts<V>['useField'],
  Conflict: FieldConflict,
});

/** The page on which a kind of record is created or edited and saved by a button, and its fields. */
export const recordPageParts = <V extends Values>(declaration: RecordDeclaration<V>): RecordPageParts<V> => ({
  ...parts<V>(),
  Screen: (props) => <RecordScreen record={declaration as unknown as RecordDeclaration} {...props} />,
});

/** The dialog in which a kind of record is edited and saved by a button, and its fields. */
export const recordDialogParts = <V extends Values>(declaration: RecordFace<V>): RecordDialogParts<V> => ({
  ...parts<V>(),
  Dialog: (props) => <RecordDialog record={declaration as unknown as RecordFace} {...props} />,
});

/** The form, on a page of its own making, in which the only record of its kind is written and saved by a button, and its fields. */
export const recordFormParts = <V extends Values>(declaration: RecordFace<V>): RecordFormParts<V> => ({
  ...parts<V>(),
  Form: (props) => <RecordForm record={declaration as unknown as RecordFace} {...props} />,
});
