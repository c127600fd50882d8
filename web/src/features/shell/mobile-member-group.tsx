import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import * as text from './messages.js';
import { NavLink } from './nav-link.js';
import { memberMenu } from './navigation.js';
import { useLogout } from './use-logout.js';

const line = 'flex min-h-13 w-full items-center text-h4 font-medium';

export function MobileMemberGroup({ onLeave }: { onLeave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const logout = useLogout();
  const id = useId();
  return (
    <>
      <li className="border-t border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={clsx(line, 'justify-between')}
          onClick={() => setOpen(!isOpen)}
        >
          {memberMenu.label}
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={clsx('size-5 text-ink-2 transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
        <ul id={id} hidden={!isOpen} className="pb-2 pl-4">
          {memberMenu.links.map((link) => (
            <li key={link.label}>
              <NavLink
                link={{ ...link, label: link.mobileLabel ?? link.label }}
                onClick={onLeave}
                className="flex min-h-11 items-center text-control text-ink-2"
              />
            </li>
          ))}
        </ul>
      </li>
      <li className="border-t border-line">
        <button
          type="button"
          className={line}
          onClick={() => {
            onLeave();
            void logout();
          }}
        >
          {text.logout}
        </button>
      </li>
    </>
  );
}
