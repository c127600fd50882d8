import type { ReactNode } from 'react';
import { Button, type ButtonSize } from './button.js';
import * as text from './messages.js';
import { Notice } from './notice.js';

type RetryNoticeProps = {
  title: string;
  children?: ReactNode;
  size?: ButtonSize;
  busy?: boolean;
  onRetry: () => void;
};

/** Something that could not be loaded, with a button to try again. */
export function RetryNotice({
  title,
  children,
  size = 'sm',
  busy = false,
  onRetry,
}: RetryNoticeProps) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button size={size} busy={busy} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
