import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '../features/account/newsletter/newsletter-page.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: readParts('token'),
  staticData: { rendersQueryLater: true },
  component: Confirm,
});

function Confirm() {
  const { token } = Route.useSearch();
  return <NewsletterPage action="confirm" token={token} />;
}
