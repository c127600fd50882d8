import { parseCookie } from 'cookie';

/** The cookie in which the page keeps its bearer token. */
const NAME = 'access_token';

/** The bearer token in a `Cookie` header. It is looked at for the bytes of pictures alone. */
export function sessionTokenIn(cookieHeader: string | undefined): string | undefined {
  return parseCookie(cookieHeader ?? '')[NAME];
}
