declare global {
  interface Window {
    /** What a page that replays offers to the frame with its screens. */
    greenroomStage?: unknown;
  }
}

/** Offers something to the frames of this page. */
export function offerStage(stage: unknown): void {
  window.greenroomStage = stage;
}

/** What the page around this frame offers; undefined where there is none. */
export const offeredStage = (): unknown =>
  window.parent === window ? undefined : window.parent.greenroomStage;

/** From here on the browser lets this page ask no server for anything but its own program. */
export function forbidNetwork(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'none'; img-src data: ${window.location.origin}/icons/; media-src 'none'; frame-src 'none'; form-action 'none'`;
  document.head.append(policy);
}

/** A text longer than this is a whole part of the screen, and no value. */
const LONGEST_VALUE = 200;

/** What a person reads where they clicked: what a field holds, or the text of the innermost thing that has one. */
function textAt(target: EventTarget | null): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.value.trim();
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const text = element.textContent.trim();
    if (text !== '') return text.length > LONGEST_VALUE ? '' : text;
  }
  return '';
}

interface Looked {
  readonly onFile: (file: File) => void;
  /** What was clicked on, as it is read there. */
  readonly onClicked: (text: string) => void;
}

/** Screens that are only looked at: links lead nowhere, and nothing in them takes the keyboard from the page around. */
export function stillPage({ onFile, onClicked }: Looked): void {
  HTMLElement.prototype.focus = () => undefined;
  const lead = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a, form')) event.preventDefault();
    const text = textAt(event.target);
    if (text !== '') onClicked(text);
  };
  document.addEventListener('click', lead, true);
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  document.addEventListener('dragover', (event) => event.preventDefault(), true);
  document.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    },
    true,
  );
}
