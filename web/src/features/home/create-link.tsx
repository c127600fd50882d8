import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.js';
import { useIsMember } from '../../lib/session/use-session.js';

/** The way to the generator: its own page who is signed in, the demo on this page for visitors. */
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
