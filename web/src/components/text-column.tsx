import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type TextColumnProps = { className?: string } & (
  | { children: ReactNode; html?: undefined }
  /** HTML that our own build made; never what a person wrote. */
  | { html: string; children?: undefined }
);

/** Longer text to be read: headings, lists and tables in their measure. */
export function TextColumn({ children, html, className }: TextColumnProps) {
  const look = clsx('reading', className);
  if (html === undefined) return <div className={look}>{children}</div>;
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
