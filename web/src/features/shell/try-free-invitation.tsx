import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Button, IconButton } from '../../components/button.js';
import { useIsInView } from '../../lib/use-is-in-view.js';
import * as text from './messages.js';

type TryFreeInvitationProps = { onTake: () => void; onClose: () => void };

const destination = 'instant-id';

export function TryFreeInvitation({ onTake, onClose }: TryFreeInvitationProps) {
  if (useIsInView(destination)) return null;
  return (
    <aside
      aria-label={text.freeTrial}
      data-bottom-bar
      className="sticky bottom-3 z-30 mx-auto mb-3 flex w-[min(100%-1.5rem,60rem)] items-center gap-x-5 rounded-panel bg-inverse py-3 pr-3 pl-5 text-on-inverse shadow-bar [--focus:var(--color-on-inverse)] motion-safe:animate-rise max-sm:gap-x-2 max-sm:pr-1.5 max-sm:pl-4 max-[15rem]:flex-wrap"
    >
      <p className="flex-1 text-control max-[15rem]:basis-full">
        <strong className="font-bold">{text.tryLikeness}</strong>{' '}
        <span className="text-on-inverse-2">{text.freeSets}</span>
      </p>
      <Button asChild variant="primary">
        <Link to="/" hash={destination} onClick={onTake}>
          {text.tryFree}
        </Link>
      </Button>
      <IconButton label={text.close} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </aside>
  );
}
