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

/** Screens that are only looked at: links lead nowhere, and nothing in them takes the keyboard from the page around. */
export function stillPage(onFile: (file: File) => void): void {
  HTMLElement.prototype.focus = () => undefined;
  const lead = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a, form')) event.preventDefault();
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
