import type { ReactNode } from 'react';

type TextColumnProps =
  | { children: ReactNode; html?: undefined }
  /** HTML from our own build, never from users. */
  | { html: string; children?: undefined };

export function TextColumn({ children, html }: TextColumnProps) {
  if (html === undefined) return <div className="reading">{children}</div>;
  return <div className="reading" dangerouslySetInnerHTML={{ __html: html }} />;
}
