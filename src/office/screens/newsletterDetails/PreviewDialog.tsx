import { DialogBody, SegmentedControl } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  newsletterPreviewIntents,
  selectNewsletterPreview,
} from '../../workflows/newsletters/newsletterPreview';
import { Note } from '../../ui/Note';
import { Loading } from '../shared/Loading';
import { refusalText } from '../shared/refusalText';
import { TitledDialog } from '../shared/TitledDialog';
import { TryAgain } from '../shared/TryAgain';
import { darkMail } from './darkMail';
import { PreviewNotes } from './PreviewNotes';

/**
 * What the newsletter may do in its frame: show pictures that staff alone may see, and open its links, each in a new tab that
 * is under no such limits. It runs nothing.
 */
const PICTURES_AND_LINKS = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const NEW_TAB = '<base target="_blank">';
/** The frame is under the page's policy, which lets no style sheet in; nothing in a newsletter needs one. */
const SHEETS = /<style\b[\s\S]*?<\/style\s*>/gi;

const widths = ['desktop', 'phone'] as const;
const looks = ['light', 'dark'] as const;

/** How the newsletter looks in the mail: on a desktop and on a phone, light and dark. */
export function PreviewDialog() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const preview = useSelector(selectNewsletterPreview);
  const [width, setWidth] = useState<string>('desktop');
  const [look, setLook] = useState<string>('light');
  const title = formatMessage({ id: 'newsletter.preview.title' });
  return (
    <TitledDialog
      isOpen={preview.status !== 'closed'}
      onClose={() => dispatch(newsletterPreviewIntents.closed())}
      className="gr-dialog letter-preview"
      title={title}
    >
      <DialogBody useOverflowScrollContainer={false}>
        <div className="letter-preview-ways">
          <SegmentedControl
            aria-label={formatMessage({ id: 'newsletter.preview.width' })}
            value={width}
            options={widths.map((value) => ({
              value,
              label: formatMessage({ id: `newsletter.preview.${value}` }),
            }))}
            onValueChange={setWidth}
          />
          <SegmentedControl
            aria-label={formatMessage({ id: 'newsletter.preview.look' })}
            value={look}
            options={looks.map((value) => ({
              value,
              label: formatMessage({ id: `newsletter.preview.${value}` }),
            }))}
            onValueChange={setLook}
          />
        </div>
        {preview.status === 'refused' && (
          <Note
            intent="danger"
            role="alert"
            className="gr-dialog-note"
            title={formatMessage({ id: 'newsletter.preview.failed' })}
          >
            <p>{refusalText(intl, preview.refusal)}</p>
            <TryAgain onTryAgain={() => dispatch(newsletterPreviewIntents.opened())} />
          </Note>
        )}
        <p role="status" className="gr-visually-hidden">
          {preview.status === 'composing' && formatMessage({ id: 'list.loading' })}
          {preview.status === 'shown' && title}
        </p>
        {preview.status === 'composing' && <Loading className="letter-preview-awaited" />}
        {preview.status === 'shown' && (
          <>
            <PreviewNotes composed={preview.composed} />
            <div className={`letter-preview-stage is-${look}`}>
              <iframe
                key={look}
                className={`letter-preview-page is-${width}`}
                sandbox={PICTURES_AND_LINKS}
                srcDoc={`${NEW_TAB}${pageOf(preview.composed.html, look)}`}
                title={title}
              />
            </div>
          </>
        )}
      </DialogBody>
    </TitledDialog>
  );
}

function pageOf(html: string, look: string): string {
  const page = html.replace(SHEETS, '').replace(/(<body\b[^>]*\bstyle=")/i, '$1margin:0;');
  return look === 'dark' ? darkMail(page) : page;
}
