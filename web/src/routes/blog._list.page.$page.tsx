import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLaterPage } from '../features/blog/blog-search.js';

export const Route = createFileRoute('/blog/_list/page/$page')({
  beforeLoad: ({ params, search }) => {
    if (!isLaterPage(params.page)) throw redirect({ to: '/blog', search, replace: true });
  },
});
