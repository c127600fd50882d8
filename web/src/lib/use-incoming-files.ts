import { useEffect, useState } from 'react';

type Take = (files: File[], source: 'drop' | 'clipboard') => void;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** Accepts files anywhere on the page, so that a near miss doesn't navigate to the file. */
export function useIncomingFiles(take: Take): boolean {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    // A picture that is dragged out of the page carries a file, too.
    let isOwn = false;
    const start = () => {
      isOwn = true;
    };
    const end = () => {
      isOwn = false;
    };
    const carriesFiles = ({ dataTransfer }: DragEvent) =>
      !isOwn && (dataTransfer?.types.includes('Files') ?? false);
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      take([...(event.dataTransfer?.files ?? [])], 'drop');
    };
    const paste = (event: ClipboardEvent) => {
      const { files: pasted = [], types = [] } = event.clipboardData ?? {};
      const files = [...pasted];
      // Text from Word or Excel comes with a picture of itself.
      if (files.length === 0 || (isField(event.target) && types.includes('text/plain'))) return;
      event.preventDefault();
      take(files, 'clipboard');
    };
    window.addEventListener('dragstart', start);
    window.addEventListener('dragend', end);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragstart', start);
      window.removeEventListener('dragend', end);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [take]);

  return isDragging;
}
