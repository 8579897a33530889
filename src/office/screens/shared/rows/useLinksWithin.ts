import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './isPlainClick';

/**
 * One handler for the clicks on all links of a list, where a router's link for each row would make a search slow:
 * a plain click stays in the office, any other one is the browser's.
 */
export function useLinksWithin() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
