import type { ReactNode } from 'react';
import { site } from '../../lib/site.js';

type MailSentenceProps = {
  of: 'support' | 'legal';
  children: (address: ReactNode) => ReactNode;
};

export function MailSentence({ of, children: sentence }: MailSentenceProps) {
  const address = site.email[of];
  if (address === null) return null;
  const link = (
    <a href={`mailto:${address}`} className="link wrap-anywhere">
      {address}
    </a>
  );
  return <span>{sentence(link)} </span>;
}
