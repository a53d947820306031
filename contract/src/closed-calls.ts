import type { Call } from "./api.ts";
import { isOpenCall, type OpenCall } from "./open-calls.ts";

/**
 * The calls that visitors may make while the site is closed: signing in, the news, one-time links, and what the pages of
 * these need. Everything else is 403 `site_closed`. Registering needs an invitation.
 */
const callsWhileClosed: Partial<Readonly<Record<OpenCall, true>>> = {
  "POST /api/accounts/v1/login/": true,
  "POST /api/accounts/v1/register/": true,
  "POST /api/accounts/v1/google/login/": true,
  "POST /api/accounts/v1/passkeys/options/": true,
  "POST /api/accounts/v1/passkeys/login/": true,
  "POST /api/accounts/v1/email/confirm/": true,
  "POST /api/accounts/v1/email/change/": true,
  "POST /dj-rest-auth/password/reset/": true,
  "POST /reset-password/{uid}/{token}/": true,
  "POST /api/accounts/v1/password-reset/passkeys/": true,
  "POST /api/subscriber/v1/subscriberlist/": true,
  "POST /api/subscriber/v1/unsubscribe/{token}/": true,
  "POST /api/subscriber/v1/again/{token}/": true,
  "POST /api/requests/v1/unsubscribe/{token}/": true,
  "POST /api/notices/v1/unsubscribe/{token}/": true,
  "GET /api/public/v1/first-run/": true,
  "POST /api/accounts/v1/first-superuser/": true,
  "GET /api/public/v1/legal/{document}/": true,
  "GET /api/public/v1/site/": true,
  "GET /api/public/v1/offer/": true,
  "GET /api/public/v1/invitation/": true,
  "POST /api/accounts/v1/invitation/refusal/": true,
  "POST /api/public/v1/web-vitals/": true,
};

export const isOpenWhileClosed = (call: Call): boolean => isOpenCall(call) && callsWhileClosed[call] === true;
