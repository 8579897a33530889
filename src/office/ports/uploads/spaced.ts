import { now } from '../clock';

/** Milliseconds between two tellings of progress: a person cannot read more, and the journal keeps each. */
const PROGRESS_PAUSE = 250;

type Told =
  | { readonly kind: 'progress'; readonly sent: number; readonly size: number }
  | { readonly kind: string };

const isProgress = (news: Told): news is Extract<Told, { readonly kind: 'progress' }> =>
  news.kind === 'progress';

/** Passes everything on, but progress at most every PROGRESS_PAUSE; the last byte is always told. */
export function spaced<News extends Told>(tell: (news: News) => void): (news: News) => void {
  let next = 0;
  return (news) => {
    if (!isProgress(news)) next = 0;
    else {
      if (now() < next && news.sent < news.size) return;
      next = now() + PROGRESS_PAUSE;
    }
    tell(news);
  };
}
