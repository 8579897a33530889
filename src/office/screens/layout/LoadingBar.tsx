import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectLoadingProgress } from '../../workflows/office/loading';

/** How far the first loading has come: a slim bar that says "n of m", gone once all was answered. */
export function LoadingBar() {
  const intl = useIntl();
  const { loaded, total, isRunning } = useSelector(selectLoadingProgress);
  if (!isRunning) return <div className="frame-loading" />;
  const text = intl.formatMessage({ id: 'loading.progress' }, { loaded, total });
  return (
    <div
      className="frame-loading"
      role="progressbar"
      aria-label={text}
      title={text}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={loaded}
      aria-valuetext={text}
    >
      <span className="frame-loading-bar" style={{ width: `${(100 * (loaded + 0.5)) / total}%` }} />
      <span className="frame-loading-text">{text}</span>
    </div>
  );
}
