import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '../features/account/newsletter/newsletter-page.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: readParts('token'),
  staticData: { rendersQueryLater: true },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useSearch();
  return <NewsletterPage action="unsubscribe" token={token} />;
}
