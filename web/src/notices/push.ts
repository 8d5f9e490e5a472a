import { Api } from '@getaway/server/client';
import type { Locale } from '../settings/settings.ts';
import { browserShelf } from '../storage/shelf.ts';
import { noteForWorker } from './noted.ts';

/** Kept while this browser is to be told, so that a subscription that got lost is made again. */
const WANTED = 'getaway.push';
const PATIENCE = 10_000;

/** What keeps this browser from getting push. */
export type Obstacle = 'insecure' | 'install' | 'unsupported' | 'blocked';

const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  const able = 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
  // There, only an app on the home screen gets push.
  if (!able) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** What the browser has subscribed to. */
async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** The service worker, which a first visit may have to wait for a little. */
function worker(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), PATIENCE)),
  ]);
}

const coded = (key: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Subscribes with the server's key, anew if it was another one, and tells the server. */
async function subscribe(key: string, language: Locale): Promise<void> {
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  const isOurs = coded(before?.options.applicationServerKey) === key;
  if (before && !isOurs) await before.unsubscribe();
  const subscription = await (isOurs && before
    ? before
    : pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const keys = { p256dh: coded(subscription.getKey('p256dh')), auth: coded(subscription.getKey('auth')) };
  await new Api().call('pushTo', {}, { endpoint: subscription.endpoint, keys, language });
  await noteForWorker(language);
}

/** Whether this browser is told. */
export const isOn = async (): Promise<boolean> =>
  obstacle() === null && Notification.permission === 'granted' && (await current()) !== null;

/** Asks for permission, and subscribes. Throws when there is no push service or no server to be reached. */
export async function turnOn(key: string, language: Locale): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(key, language);
  browserShelf.put(WANTED, 'yes');
  return true;
}

export async function turnOff(): Promise<void> {
  browserShelf.put(WANTED, null);
  await noteForWorker(null);
  const subscription = await current();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // Where the server does not hear of it, the push service will tell it.
  await new Api().call('pushNoMore', {}, { endpoint }).catch(() => {});
}

/** Sees to it that the server knows this browser, in the language that is set: either may have forgotten. */
export async function keepUp(language: Locale): Promise<void> {
  if (browserShelf.get(WANTED) === null || obstacle() !== null || Notification.permission !== 'granted')
    return;
  try {
    const { push } = await new Api().call('notices', {});
    if (push !== null) await subscribe(push, language);
  } catch {
    // The next visit tries again.
  }
}
