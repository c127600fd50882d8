import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any path that no page answers goes home. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
