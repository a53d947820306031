import { pagePath } from "@mindreel/contract/plain/pages";
import { call } from "#shared/api/api.ts";
import { clearSession } from "#shared/session/session.ts";

/** Ends the session on the server, and locally even if the server cannot be reached. */
export async function endSession(): Promise<void> {
  // The call has read the token before the session is cleared; when it returns, nobody is signed in.
  const ended = call("POST /api/accounts/v1/logout/", { signal: AbortSignal.timeout(10_000) });
  clearSession();
  await ended.catch(() => undefined);
}

/** Ends the session, then leaves the app with a full page load. */
export async function signOut(): Promise<void> {
  await endSession();
  location.assign(pagePath("home"));
}
