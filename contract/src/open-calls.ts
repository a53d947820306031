import type { Api, Call } from "./api.ts";

/** The calls whose access is `anyone`. */
export type OpenCall = { [C in Call]: Api[C]["access"] extends "anyone" ? C : never }[Call];

/**
 * The same calls as values, without the schemas, which the browser does not load. The type ensures that the list is
 * complete and contains nothing else.
 */
const openCalls: Readonly<Record<OpenCall, true>> = {
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
  "GET /api/public/v1/home/": true,
  "GET /api/public/v1/showcase/": true,
  "GET /api/public/v1/videos/{id}/": true,
  "GET /api/public/v1/categories/{id}/": true,
  "GET /api/public/v1/legal/{document}/": true,
  "GET /api/public/v1/pages/{slug}/": true,
  "GET /api/public/v1/codes/{code}/": true,
  "GET /api/public/v1/film-captions/": true,
  "GET /api/public/v1/plans/": true,
  "GET /api/public/v1/site/": true,
  "GET /api/public/v1/offer/": true,
  "GET /api/public/v1/invitation/": true,
  "POST /api/accounts/v1/invitation/refusal/": true,
  "POST /api/public/v1/web-vitals/": true,
};

export const isOpenCall = (call: Call): call is OpenCall => Object.hasOwn(openCalls, call);
