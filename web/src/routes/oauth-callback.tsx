import { createFileRoute } from '@tanstack/react-router';
import { OauthCallbackPage } from '../features/account/google/oauth-callback-page.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/oauth-callback')({
  validateSearch: readParts('code', 'state', 'scope', 'authuser', 'prompt', 'error'),
  component: OauthCallback,
});

function OauthCallback() {
  const { error, ...answer } = Route.useSearch();
  return <OauthCallbackPage answer={answer} refusal={error} />;
}
