import { useRef, useState } from 'react';
import { useWindowEvents } from './use-window-events.js';

type Take = (files: File[], source: 'drop' | 'clipboard') => void;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** Accepts files anywhere on the page, so that a near miss doesn't navigate to the file. */
export function useIncomingFiles(take: Take): boolean {
  const [isDragging, setDragging] = useState(false);
  // A picture that is dragged out of the page carries a file, too.
  const isOwn = useRef(false);
  const carriesFiles = ({ dataTransfer }: DragEvent) =>
    !isOwn.current && (dataTransfer?.types.includes('Files') ?? false);

  useWindowEvents({
    dragstart() {
      isOwn.current = true;
    },
    dragend() {
      isOwn.current = false;
    },
    dragover(event) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    },
    dragleave({ relatedTarget }) {
      if (relatedTarget === null) setDragging(false);
    },
    drop(event) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      take([...(event.dataTransfer?.files ?? [])], 'drop');
    },
    paste(event) {
      const { files: pasted = [], types = [] } = event.clipboardData ?? {};
      const files = [...pasted];
      // Text from Word or Excel comes with a picture of itself.
      if (files.length === 0 || (isField(event.target) && types.includes('text/plain'))) return;
      event.preventDefault();
      take(files, 'clipboard');
    },
  });

  return isDragging;
}
