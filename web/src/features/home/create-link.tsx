import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.js';
import { useIsMember } from '../../lib/session/use-session.js';

export function CreateLink({ className }: { className?: string }) {
  const isMember = useIsMember();
  return (
    <Button asChild variant="primary" size="lg" className={className}>
      {isMember ? (
        <Link to="/lenszero">Create your portrait</Link>
      ) : (
        <Link to="/" hash="image-upload-section">
          Create your portrait
        </Link>
      )}
    </Button>
  );
}
