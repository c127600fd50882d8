import { clsx } from 'clsx';
import { ChevronDown, LogOut } from 'lucide-react';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../components/button.js';
import * as text from './messages.js';
import { NavLink } from './nav-link.js';
import { memberMenu } from './navigation.js';
import { useLogout } from './use-logout.js';
import { useDismiss } from './use-dismiss.js';

const item =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-control hover:bg-well';

export function MemberMenu() {
  const { isOpen, container, button, close, press, enter, leave } = useHoverMenu();
  const logout = useLogout();
  const id = useId();
  return (
    <div
      ref={container}
      onPointerEnter={enter}
      onPointerLeave={leave}
      className="relative hidden lg:block"
    >
      <Button ref={button} aria-expanded={isOpen} aria-controls={id} onClick={press}>
        {memberMenu.label}
        <ChevronDown aria-hidden className={clsx('transition-[rotate]', isOpen && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!isOpen} className="absolute top-full right-0 z-30 pt-2">
        <ul className="w-56 rounded-panel bg-paper p-1.5 shadow-bar motion-safe:animate-fade">
          {memberMenu.links.map((link) => (
            <li key={link.label}>
              <NavLink link={link} className={item} onClick={close} />
            </li>
          ))}
          <li className="mt-1.5 border-t border-line pt-1.5">
            <button
              type="button"
              className={item}
              onClick={() => {
                close();
                void logout();
              }}
            >
              <LogOut aria-hidden className="size-4.5 text-ink-2" strokeWidth={1.75} />
              {text.logout}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

const closeDelay = 300;

/** A click pins the menu, so it never depends on hovering. */
function useHoverMenu() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => setState('closed');
  useDismiss({ isOpen: state !== 'closed', container, button, onDismiss: close });

  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    isOpen: state !== 'closed',
    container,
    button,
    close,
    press: () => setState(state === 'pinned' ? 'closed' : 'pinned'),
    enter: ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving.current);
      if (pointerType === 'mouse' && state === 'closed') setState('hovered');
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      leaving.current = setTimeout(
        () => setState((now) => (now === 'hovered' ? 'closed' : now)),
        closeDelay,
      );
    },
  };
}
