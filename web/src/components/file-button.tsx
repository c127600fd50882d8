import { useRef, type ComponentProps } from 'react';
import { Button } from './button.js';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  accept: string;
  inputLabel: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the browser's file picker. */
export function FileButton({
  accept,
  inputLabel,
  multiple = false,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Choosing the same file again must fire a change event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
