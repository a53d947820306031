import type { Notification as Pushed } from "@mindreel/contract/plain/notification";
import type { Session } from "@mindreel/contract/plain/session-cookie";

/** A tab or window of the site. */
interface Window {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

/** What it takes of the worker to open a page. */
interface Clients {
  readonly matchAll: (options: {
    readonly type: "window";
    readonly includeUncontrolled: true;
  }) => Promise<readonly Window[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

/** What a notification is shown with; its words are those of the server, in the member's language. */
export const optionsOf = ({ title: _, path, notice, ...shown }: Pushed) => ({ ...shown, data: { path, notice } });

/** Opens a page, or comes back to the window that shows it. */
export async function openPage(clients: Clients, path: string): Promise<unknown> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there === undefined ? clients.openWindow(path) : there.focus();
}

const place = "/api/notices/v1/";
const authorized = ({ token }: Session) => ({ authorization: `Token ${token}` });

/** Marks the notice as read that a notification told of. */
export const markRead = (session: Session, notice: string) =>
  fetch(`${place}notices/${notice}/read/`, { method: "PUT", headers: authorized(session) });

/**
 * Tells the server of a subscription that took the place of the one that it has.
 * @param subscribe for a browser that made none by itself
 */
export async function renew(
  session: Session,
  language: string,
  subscribe: (key: string) => Promise<PushSubscription>,
): Promise<void> {
  const answer = await fetch(`${place}push/`, { headers: authorized(session) });
  if (!answer.ok) return;
  const { on, key }: { on: boolean; key: string } = await answer.json();
  if (!on) return;
  const { endpoint, keys } = (await subscribe(key)).toJSON();
  const headers = { ...authorized(session), "accept-language": language, "content-type": "application/json" };
  await fetch(`${place}push/`, { method: "PUT", headers, body: JSON.stringify({ endpoint, ...keys }) });
}
