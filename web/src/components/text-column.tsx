import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type TextColumnProps = { className?: string } & (
  | { children: ReactNode; html?: undefined }
  /** HTML from our own build, never from users. */
  | { html: string; children?: undefined }
);

export function TextColumn({ children, html, className }: TextColumnProps) {
  const look = clsx('reading', className);
  if (html === undefined) return <div className={look}>{children}</div>;
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
