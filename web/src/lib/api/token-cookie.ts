const NAME = 'access_token';
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}

export function readToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const pair = document.cookie.split('; ').find((item) => item.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export function writeToken(token: string): void {
  write(token, SEVEN_DAYS_SECONDS);
}

export function clearToken(): void {
  write('', 0);
}
