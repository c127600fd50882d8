import { useEffect, useRef, type ReactNode } from 'react';
import { Notice, type Tone } from '../../components/notice.js';

export type FormMessage = { tone: Tone; text: string; more?: ReactNode };

/** Takes the focus, because the clicked button may be gone. */
export function FormNotice({ message }: { message: FormMessage | null }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);

  if (!message) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={message.tone} title={message.text}>
        {message.more}
      </Notice>
    </div>
  );
}
