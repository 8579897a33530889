import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { type FormEvent, useId, useState } from 'react';
import { linkOf } from './links';
import type { RichTextTexts } from './texts';

interface LinkFormProps {
  /** The address that the words have now; empty for none. */
  readonly url: string;
  readonly texts: RichTextTexts;
  /** Gives the address; empty takes the link away. */
  readonly onDone: (url: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the address of a link, under the toolbar. Escape goes back to the text. */
export function LinkForm({ url, texts, onDone, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState(url);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = linkOf(typed);
    if (address === undefined) setRefused(true);
    else onDone(address);
  };
  return (
    <form className="gr-rich-text-link" onSubmit={submit}>
      <FormGroup
        label={texts.linkAddress}
        labelFor={id}
        intent={isRefused ? 'danger' : 'none'}
        helperText={isRefused ? <span id={`${id}-note`}>{texts.linkInvalid}</span> : undefined}
      >
        <InputGroup
          id={id}
          autoFocus
          value={typed}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-note` : undefined}
          placeholder="https://"
          onValueChange={(text) => {
            setTyped(text);
            setRefused(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
          }}
        />
      </FormGroup>
      <Button type="submit" intent="primary" text={texts.apply} />
      {url !== '' && <Button text={texts.removeLink} onClick={() => onDone('')} />}
      <Button variant="minimal" text={texts.cancel} onClick={onCancel} />
    </form>
  );
}
