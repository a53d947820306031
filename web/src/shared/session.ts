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

/** The signed-in member, as the cookie `user` tells; the server serves the app or the landing page by the same cookie. */
export function readSession(): Session | null {
  const cookie = document.cookie.split("; ").find((part) => part.startsWith("user="));
  if (cookie === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie.slice("user=".length)));
    return isSession(value) ? { token: value.token, id: value.id } : null;
  } catch {
    return null;
  }
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `user=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function storeSession(session: Session): void {
  writeCookie(encodeURIComponent(JSON.stringify({ token: session.token, id: session.id })), maxAge);
}

export function clearSession(): void {
  writeCookie("", 0);
}
