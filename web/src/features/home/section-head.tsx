import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.js';
import { useIsMember } from '../../lib/session/use-session.js';
import * as text from './messages.js';

type SectionHeadProps = { id: string; title: ReactNode; aside?: ReactNode };

export function SectionHead({ id, title, aside }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(2rem,4vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {aside !== undefined && <p className="max-w-[56ch] text-ink-2">{aside}</p>}
    </div>
  );
}

export function CreateLink({ className }: { className?: string }) {
  const isMember = useIsMember();
  return (
    <Button asChild variant="primary" size="lg" className={className}>
      {isMember ? (
        <Link to="/lenszero">{text.createPortrait}</Link>
      ) : (
        <Link to="/" hash="image-upload-section">
          {text.createPortrait}
        </Link>
      )}
    </Button>
  );
}
