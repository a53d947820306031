import { type Session, sessionIn } from "@mindreel/contract/plain/session-cookie";
import { signInAgain } from "./comeBack.ts";

/** Where the browser keeps the tokens of sessions that it has yet to end on the server, separated by spaces. */
export const signOutsKey = "sign-outs";

/** The event of the window before this document's session ends, for what is still to be sent within it. */
export const sessionEnds = "session-ends";

const maxAge = 30 * 24 * 60 * 60;

/** The session that the server reads too. During rendering on the server there is no document. */
const readCookie = (): Session | null => (typeof document === "undefined" ? null : sessionIn(document.cookie));

// A document keeps the session that it started with, so that a form is never sent as another member who has signed in
// in another tab.
let session = readCookie();

/** The session of this document. */
export const readSession = (): Session | null => session;

/** Whether another tab has signed in or out since this document loaded. */
export const sessionChanged = (): boolean => readCookie()?.token !== session?.token;

/** Whether a document was rendered for someone other than this document's session. Undefined: it is for everyone. */
export const isForSomebodyElse = (member: number | null | undefined): boolean =>
  member !== undefined && member !== (session?.id ?? null);

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `user=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function storeSession({ token, id }: Session): void {
  session = { token, id };
  writeCookie(encodeURIComponent(JSON.stringify(session)), maxAge);
}

/**
 * Extends the session to 30 days from now, so that it counts from the last visit. A session that another tab has stored
 * meanwhile is left alone.
 */
export function renewSession(): void {
  if (session !== null && !sessionChanged()) storeSession(session);
}

/**
 * Continues with the current session, after another tab or the server has ended this document's: on the same page,
 * after signing in if there is no session.
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
