import { signInAgain } from "./comeBack.ts";

export interface Session {
  readonly token: string;
  readonly id: number;
}

const maxAge = 30 * 24 * 60 * 60;

function isSession(value: unknown): value is Session {
  return (
    typeof value === "object" &&
    value !== null &&
    "token" in value &&
    typeof value.token === "string" &&
    value.token !== "" &&
    "id" in value &&
    Number.isInteger(value.id)
  );
}

/** The session in the cookie `user`, by which the server chooses between the app and the landing page. */
function readCookie(): Session | null {
  // Prerendering the landing page, there is no document.
  if (typeof document === "undefined") return null;
  const cookie = document.cookie.split("; ").find((part) => part.startsWith("user="));
  if (cookie === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie.slice("user=".length)));
    return isSession(value) ? { token: value.token, id: value.id } : null;
  } catch {
    return null;
  }
}

// A document keeps the session it started with, so that a form is never sent as another member who has signed in
// in another tab.
let session = readCookie();

/** The signed-in member of this document. */
export const readSession = (): Session | null => session;

/** Whether another tab has signed in or out since this document loaded. */
export const sessionChanged = (): boolean => readCookie()?.token !== session?.token;

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `user=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function storeSession({ token, id }: Session): void {
  session = { token, id };
  writeCookie(encodeURIComponent(JSON.stringify(session)), maxAge);
}

/** The session ends 30 days after the last visit, not after the sign-in. */
export function renewSession(): void {
  if (session !== null) storeSession(session);
}

/**
 * Goes on with the current session, after another tab or the server ended this document's one: on the same page, after
 * signing in if there is none.
 */
export function followSession(): void {
  if (readCookie() === null) location.assign(signInAgain());
  else location.reload();
}

/** Ends this document's session; a newer one from another tab stays. */
export function clearSession(): void {
  if (!sessionChanged()) writeCookie("", 0);
  session = null;
}
