import { Popover } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useUnsavedQuestion } from '../shared/useUnsavedQuestion';
import { UserButton } from './UserButton';
import { UserMenuItems } from './UserMenuItems';

/** The person's menu, which opens as it comes: it was asked for. Its button takes the keyboard over from the one before. */
export default function UserMenuPopover() {
  const [isOpen, setIsOpen] = useState(false);
  const { ask, question } = useUnsavedQuestion();
  useEffect(() => setIsOpen(true), []);
  return (
    <>
      <Popover
        content={<UserMenuItems onLeave={ask} />}
        placement="bottom-end"
        minimal
        isOpen={isOpen}
        onInteraction={setIsOpen}
      >
        <UserButton autoFocus />
      </Popover>
      {question}
    </>
  );
}
