import { Button, MenuItem, Popover } from '@blueprintjs/core';
import { CaretDown, Plus } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { FileChoice } from '../../ui/FileDrop';
import { FilePicker } from '../../ui/FilePicker';
import { KeyMenu } from '../../ui/KeyMenu';
import { newsletterItemsIntents } from '../../workflows/newsletters/newsletterItems';
import { itemSigns } from './itemNames';

interface AddItemProps {
  readonly id: string;
  readonly disabled: boolean;
  /** How a picture is chosen. */
  readonly choice: FileChoice;
  /** A film is to be searched for. */
  readonly onFilm: () => void;
  /** Something else is put in. */
  readonly onOther: () => void;
}

/** The menu from which things are put into a newsletter. */
export function AddItem({ id, disabled, choice, onFilm, onOther }: AddItemProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const picker = useRef<HTMLInputElement>(null);
  // The editor of texts is there by the time that one is chosen. What is chosen begins once the menu is gone: the keyboard goes to its first field, not back to the menu's button.
  const chosen = useRef<(() => void) | undefined>(undefined);
  const begin = (act: () => void) => () => {
    chosen.current = act;
  };
  const add = (kind: 'text' | 'button') =>
    begin(() => {
      onOther();
      dispatch(newsletterItemsIntents.added({ id, kind }));
    });
  return (
    <>
      <Popover
        placement="bottom-end"
        onOpening={() => void import('../shared/HtmlEditor')}
        onClosed={() => {
          chosen.current?.();
          chosen.current = undefined;
        }}
        content={
          <KeyMenu>
            <MenuItem
              icon={itemSigns.film}
              text={formatMessage({ id: 'newsletter.item.film' })}
              onClick={begin(onFilm)}
            />
            <MenuItem
              icon={itemSigns.text}
              text={formatMessage({ id: 'newsletter.item.text' })}
              onClick={add('text')}
            />
            <MenuItem
              icon={itemSigns.button}
              text={formatMessage({ id: 'newsletter.item.button' })}
              onClick={add('button')}
            />
            <MenuItem
              icon={itemSigns.picture}
              text={formatMessage({ id: 'newsletter.item.picture' })}
              onClick={() => picker.current?.click()}
            />
          </KeyMenu>
        }
      >
        <Button
          icon={<Plus />}
          endIcon={<CaretDown />}
          disabled={disabled}
          text={formatMessage({ id: 'newsletter.items.add' })}
        />
      </Popover>
      <FilePicker label={choice.label} accept={choice.accept} onFile={choice.onFile} picker={picker} />
    </>
  );
}
