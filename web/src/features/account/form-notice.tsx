import { useEffect, useRef, type ReactNode } from 'react';
import { Notice, type Tone } from '../../components/notice.js';

export type FormMessage = { tone: Tone; text: string; more?: ReactNode };

const messageOf =
  (tone: Tone) =>
  (text: string, more?: ReactNode): FormMessage => ({ tone, text, more });
export const done = messageOf('success');
export const told = messageOf('info');
export const failed = messageOf('error');

export function failureNotice(
  error: unknown,
  words: (error: unknown) => string,
): FormMessage | null {
  return error === null ? null : failed(words(error));
}

/** Takes the focus, because the clicked button may be gone. */
export function FormNotice({ message }: { message: FormMessage | null }) {
  const box = useRef<HTMLDivElement>(null);
  const text = message?.text;

  useEffect(() => {
    if (text !== undefined) box.current?.focus();
  }, [text]);

  if (!message) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={message.tone} title={message.text}>
        {message.more}
      </Notice>
    </div>
  );
}
