import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.js';
import { useIsMember } from '../../lib/session/use-session.js';
import * as text from './messages/en.js';

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
