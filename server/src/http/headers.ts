// What every reply tells the browser not to do.

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * The policy of a worker's script, which holds for that worker and not for the page. The engine makes code out of a game's
 * schema there, so that bots copy positions several times as fast; on the page this stays forbidden.
 */
export const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ');

/** The headers of every reply. Links are secrets (whoever has one may watch), so no other site hears of them. */
export function securityHeaders(secure: boolean, base: string | null): Record<string, string> {
  const sockets = base === null ? '' : ` ${base.replace(/^http/, 'ws')}`;
  return {
    'content-security-policy': [...CONTENT_POLICY, `connect-src 'self'${sockets}`].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
