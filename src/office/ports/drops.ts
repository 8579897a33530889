/** A file that is dropped where nothing takes it is let fall: the browser would leave the office and open it. */
export function keepDroppedFiles(): void {
  const letFall = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', letFall);
  window.addEventListener('drop', letFall);
}
