/** The name of the cookie that holds a browser's seats; `__Host-` makes browsers guard it further, over TLS. */
const cookieName = (secure: boolean): string => (secure ? '__Host-getaway' : 'getaway');

const YEAR = 365 * 24 * 60 * 60;

export function tokenIn(header: string | undefined, secure: boolean): string | undefined {
  if (header === undefined || header.length > 8192) return undefined;
  const name = `${cookieName(secure)}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(name));
  const value = pair?.trim().slice(name.length);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export const cookieWith = (token: string, secure: boolean): string =>
  `${cookieName(secure)}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
