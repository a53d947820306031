import type { Notification as Pushed } from "@mindreel/contract/plain/notification";
import type { Session } from "@mindreel/contract/plain/session-cookie";

/** A tab or window of the site. */
interface Window {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

/** The part of the worker's API needed to open a page. */
interface Clients {
  readonly matchAll: (options: {
    readonly type: "window";
    readonly includeUncontrolled: true;
  }) => Promise<readonly Window[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

/** The options of a notification; its text comes from the server, in the member's language. */
export const optionsOf = ({ title: _, path, notice, ...shown }: Pushed) => ({ ...shown, data: { path, notice } });

/** Opens a page, or focuses the window that shows it. */
export async function openPage(clients: Clients, path: string): Promise<unknown> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there === undefined ? clients.openWindow(path) : there.focus();
}

const place = "/api/notices/v1/";
const authorized = ({ token }: Session) => ({ authorization: `Token ${token}` });

/** Marks the notice that a notification announced as read. */
export const markRead = (session: Session, notice: string) =>
  fetch(`${place}notices/${notice}/read/`, { method: "PUT", headers: authorized(session) });

/**
 * Sends the server a subscription that replaces the one it has.
 * @param subscribe for browsers that do not create one themselves
 */
export async function renew(
  session: Session,
  language: string,
  subscribe: (key: string) => Promise<PushSubscription>,
): Promise<void> {
  const response = await fetch(`${place}push/`, { headers: authorized(session) });
  if (!response.ok) return;
  const { on, key }: { on: boolean; key: string } = await response.json();
  if (!on) return;
  const { endpoint, keys } = (await subscribe(key)).toJSON();
  const headers = { ...authorized(session), "accept-language": language, "content-type": "application/json" };
  await fetch(`${place}push/`, { method: "PUT", headers, body: JSON.stringify({ endpoint, ...keys }) });
}
