import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button, type ButtonSize } from './button.js';

const squares: Record<ButtonSize, string> = {
  sm: 'w-9 pointer-coarse:w-11',
  md: 'w-11',
  lg: 'w-13',
};

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busy'> & {
  label: string;
};

export function IconButton({
  label,
  size = 'md',
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
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
