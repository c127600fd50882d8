import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../../../components/button.js';
import * as text from '../messages.js';

const fade =
  'pointer-events-none absolute inset-y-0 z-2 w-14 from-(--surface,var(--color-paper)) to-transparent transition-opacity';

export function StyleStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useOverflow(strip);

  function page(direction: 1 | -1) {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  }

  function reveal({ target }: ChangeEvent<HTMLDivElement>) {
    target.closest('label')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }

  return (
    <div className="@container relative -mx-2.5 min-w-0">
      {(atStart || atEnd) && (
        <div className="absolute -top-11.5 right-2 hidden md:flex">
          <IconButton
            size="sm"
            className="disabled:bg-transparent!"
            label={text.earlierStyles}
            disabled={!atStart}
            onClick={() => page(-1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            className="disabled:bg-transparent!"
            label={text.moreStyles}
            disabled={!atEnd}
            onClick={() => page(1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
      <div
        ref={strip}
        onChange={reveal}
        className="grid auto-cols-[6.75rem] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain p-2.5 [scroll-snap-type:x_proximity] [scrollbar-color:var(--color-edge)_transparent] [scrollbar-width:thin] *:scroll-mx-16 *:[scroll-snap-align:start] sm:auto-cols-[7.25rem] lg:max-h-[calc(58cqw+4.5rem)] lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-5 lg:gap-y-5 lg:overflow-x-hidden lg:overflow-y-auto lg:overscroll-auto"
      >
        {children}
      </div>
      <span
        aria-hidden
        className={clsx(fade, 'left-0 bg-linear-to-r', atStart ? 'opacity-100' : 'opacity-0')}
      />
      <span
        aria-hidden
        className={clsx(fade, 'right-0 bg-linear-to-l', atEnd ? 'opacity-100' : 'opacity-0')}
      />
    </div>
  );
}

type Overflow = { atStart: boolean; atEnd: boolean };

function useOverflow(strip: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ atStart: false, atEnd: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = {
        atStart: scrollLeft > 4,
        atEnd: scrollLeft + clientWidth < scrollWidth - 4,
      };
      setOverflow((last) =>
        last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
    };
    element.addEventListener('scroll', measure, { passive: true });
    // Also fires initially, when the layout is ready.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [strip]);

  return overflow;
}
