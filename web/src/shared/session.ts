import { pagePath } from "@mindreel/contract/wire/pages";

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

/** As the cookie `user` tells; the server serves the app or the landing page by the same cookie. */
function readCookie(): Session | null {
  // The landing page is rendered in advance, for nobody.
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

// A document stays with the session it began with: what one member filled in is never sent as another, who signed in
// in another tab meanwhile.
let session = readCookie();

/** The signed-in member of this document. */
export const readSession = (): Session | null => session;

/** Whether somebody signed in or out in another tab since this document began. */
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

/** Begins anew as whoever is signed in now, after another tab or the server ended this document's session. */
export function followSession(): void {
  if (readCookie() === null) location.assign(pagePath("signIn"));
  else location.reload();
}

/** Forgets the session of this document; that of another tab stays. */
export function clearSession(): void {
  if (!sessionChanged()) writeCookie("", 0);
  session = null;
}
