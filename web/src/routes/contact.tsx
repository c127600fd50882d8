import { createFileRoute, redirect } from '@tanstack/react-router';

/** Whoever looks for an address finds it there. */
export const Route = createFileRoute('/contact')({
  beforeLoad: () => {
    throw redirect({ to: '/about', replace: true });
  },
});
