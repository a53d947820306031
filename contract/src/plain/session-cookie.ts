/**
 * The session of a browser, as the cookie `user` holds it: URL-encoded JSON. No schemas here: the browser loads this
 * module.
 */
export interface Session {
  readonly token: string;
  readonly id: number;
}

export const sessionCookie = "user";

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

/** The session in the cookies of a document or a request; null if it is missing or unreadable. */
export function sessionIn(cookies: string): Session | null {
  const cookie = cookies.split(/;\s*/).find((part) => part.startsWith(`${sessionCookie}=`));
  if (cookie === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie.slice(sessionCookie.length + 1)));
    return isSession(value) ? { token: value.token, id: value.id } : null;
  } catch {
    return null;
  }
}
