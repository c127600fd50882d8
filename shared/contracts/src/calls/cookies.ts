import { visitorCookieName, visitorMarkerName } from '../identity/cookies.js';

const header = (description: string) => ({
  'Set-Cookie': { description, schema: { type: 'string' as const } },
});

export const VISITOR_COOKIES = header(
  `Two cookies that begin a visit, when the request came without: \`${visitorCookieName}\` (HttpOnly) and its readable marker \`${visitorMarkerName}=1\`.`,
);

export const ENDS_VISIT = header(
  'Clears both visitor cookies; what the visitor has made follows into the account.',
);

export const BEGINS_SESSION = header(
  'Clears both visitor cookies. A login from a page of the site also sets the HttpOnly cookie `__Host-likeness_session` (`likeness_session` where the site is not encrypted), without which its token is refused.',
);

export const ENDS_SESSION = header('Clears the HttpOnly cookie of the session.');
