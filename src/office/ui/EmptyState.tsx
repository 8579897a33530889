import { NonIdealState, type NonIdealStateProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import './states.css';

interface EmptyStateProps extends Pick<NonIdealStateProps, 'icon' | 'action' | 'className'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** 1 where it is the page. */
  readonly level?: 1 | 2;
}

/** Stands where there is nothing to show; its title is a heading in the order of the page, which Blueprint's own is not. */
export function EmptyState({ title, description, level = 2, ...others }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <NonIdealState
      {...others}
      description={
        <>
          <Title className="gr-empty-title">{title}</Title>
          {description}
        </>
      }
    />
  );
}
