import { HandHeart } from 'lucide-react';
import { site } from '../../lib/site.js';
import * as text from './messages/en.js';

export function SupportLink({ className }: { className: string }) {
  if (site.supportUrl === null) return null;
  return (
    <a href={site.supportUrl} target="_blank" rel="noopener" className={className}>
      <HandHeart aria-hidden className="size-4.5" strokeWidth={1.75} />
      {text.supportUs}
    </a>
  );
}
