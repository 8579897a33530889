/** The words of the editor, in the person's language. */
export interface RichTextTexts {
  readonly toolbar: string;
  /** How the keys work that do something else elsewhere, for screen readers. */
  readonly help: string;
  readonly placeholder: string;
  readonly bold: string;
  readonly italic: string;
  readonly heading1: string;
  readonly heading2: string;
  readonly heading3: string;
  readonly bullets: string;
  readonly numbers: string;
  readonly quote: string;
  readonly link: string;
  readonly undo: string;
  readonly redo: string;
  readonly linkAddress: string;
  readonly linkInvalid: string;
  readonly apply: string;
  readonly removeLink: string;
  readonly cancel: string;
}
