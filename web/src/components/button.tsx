import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ButtonHTMLAttributes, ComponentProps, Ref } from 'react';

const squares: Record<ButtonSize, string> = {
  sm: 'w-9 pointer-coarse:w-11',
  md: 'w-11',
  lg: 'w-13',
};

export function IconButton({
  label,
  size = 'md',
  variant = 'quiet',
  className,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'asChild' | 'busy'> & { label: string }) {
  return (
    <Button
      aria-label={label}
      title={label}
      size={size}
      variant={variant}
      className={clsx('px-0! [&_svg]:size-5', squares[size], className)}
      {...rest}
    />
  );
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-edge text-ink hover:border-ink hover:bg-ink/6',
  quiet: 'border-transparent text-current hover:bg-current/9',
  danger: 'border-danger text-danger hover:bg-danger-soft',
  'danger-solid': 'border-transparent bg-danger text-on-danger hover:bg-danger/88',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4.5 text-control',
  lg: 'min-h-13 px-6.5 text-h4',
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border py-1 ' +
  'text-center leading-tight font-semibold tracking-[-0.004em] no-underline ' +
  'transition-[background-color,border-color,color,translate] active:translate-y-px ' +
  'disabled:translate-y-0 disabled:border-transparent disabled:bg-well disabled:text-ink-3 ' +
  '[&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:stroke-[1.75]';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the button keeps its focus. */
  busy?: boolean;
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Use one `primary` per view; destructive actions take `danger`. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = clsx(shape, variants[variant], sizes[size], busy && 'cursor-progress', className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={look}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('animate-spin', className ?? 'size-4.5')} />;
}
