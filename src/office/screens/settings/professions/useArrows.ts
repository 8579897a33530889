import { useEffect, useRef } from 'react';

/** The arrows of a row at `index`: the one that was pressed has the keyboard in the row's new place, or where it leads no further the other one. */
export function useArrows(index: number) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<typeof up>();
  useEffect(() => {
    if (!pressed.current) return;
    const other = pressed.current === up ? down : up;
    (pressed.current.current?.disabled ? other : pressed.current).current?.focus();
    pressed.current = undefined;
  }, [index]);
  return { up, down, pressed };
}
