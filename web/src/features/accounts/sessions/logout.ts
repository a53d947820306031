import { call } from "#shared/api/api.ts";
import { clearSession } from "#shared/session.ts";

/** Ends the session on the server, and here even where the server cannot be told. */
export async function endSession(): Promise<void> {
  // The call has taken the token by the time the cookie goes: whatever comes back finds nobody signed in.
  const told = call("POST /api/accounts/v1/logout/", { signal: AbortSignal.timeout(10_000) });
  clearSession();
  await told.catch(() => undefined);
}

/** Ends the session, then leaves the app by a full load. */
export async function signOut(): Promise<void> {
  await endSession();
  location.assign("/");
}
