/**
 * Every error that the API can return, by its stable code. `message` is for people; a service may give a more precise
 * one, but never a different status.
 */
export const errorTable = {
  invalid_input: { status: 400, message: "Some of what was sent isn't valid." },
  malformed_request: { status: 400, message: "The request couldn't be read." },
  bad_signature: { status: 400, message: "The signature is wrong or too old." },
  google_failed: { status: 400, message: "Signing in with Google didn't work. Please try again." },
  // The client of the Google login treats any status except 400 as a success.
  google_two_factor_required: { status: 400, message: "Please enter the code from your authenticator app." },
  google_two_factor_failed: { status: 400, message: "This code is wrong, or has already been used." },
  unauthenticated: { status: 401, message: "Please sign in to continue." },
  login_failed: { status: 401, message: "User authentication failed" },
  passkey_failed: { status: 401, message: "Signing in with this passkey didn't work. Please try again." },
  two_factor_required: { status: 401, message: "Please enter the code from your authenticator app." },
  two_factor_failed: { status: 401, message: "This code is wrong, or has already been used." },
  forbidden: { status: 403, message: "You aren't allowed to do this." },
  email_unconfirmed: {
    status: 403,
    message: "Please confirm your email address first, with the link we emailed to you.",
  },
  two_factor_setup_required: {
    status: 403,
    message: "Superusers need two-factor sign-in here. Please set it up on the Security page.",
  },
  two_factor_mandatory: { status: 403, message: "Superusers can't go without two-factor sign-in here." },
  passkey_required: { status: 403, message: "Please sign in with your passkey: a password alone isn't enough here." },
  sign_in_again: { status: 403, message: "Please sign in again, and come back here within 15 minutes." },
  site_closed: { status: 403, message: "This site isn't open yet." },
  pro_required: { status: 403, message: "You are not a pro user" },
  plan_required: { status: 403, message: "This video isn't in your plan." },
  not_found: { status: 404, message: "This doesn't exist." },
  invalid_page: { status: 404, message: "There's no such page." },
  already_subscribed: { status: 409, message: "You already have a subscription." },
  two_factor_on: { status: 409, message: "Two-factor sign-in is already on." },
  two_factor_off: { status: 409, message: "Two-factor sign-in isn't on." },
  setup_expired: { status: 409, message: "Setting up took too long. Please start again." },
  payment_changed: {
    status: 409,
    message: "This payment has changed in the meantime, or a refund of it is on its way. Please look at it again.",
  },
  member_unfit: { status: 409, message: "This isn't possible with this member." },
  subscription_stays: { status: 409, message: "This isn't possible with the subscription as it is." },
  no_subscription: { status: 409, message: "There's no subscription that runs." },
  last_plan: { status: 409, message: "Something must be on sale here. Make another plan or price first." },
  code_limit: { status: 409, message: "The code can't be used that often. Make one with a higher limit." },
  quote_over: {
    status: 409,
    message: "This took too long, so it may cost something else now. Please look at it again.",
  },
  rehearsal_running: { status: 409, message: "Another change is being tried. Please try again in a moment." },
  no_customer: { status: 409, message: "There's nothing to manage yet: no payment has been made so far." },
  too_many_plays: { status: 409, message: "You're playing videos on as many devices as you may at once." },
  play_ended: { status: 409, message: "This play was ended on another device." },
  too_many_notes: { status: 409, message: "You've reached the limit for notes. Please delete some first." },
  series_changed: {
    status: 409,
    message: "The videos in this series have changed in the meantime. Please check them and order them again.",
  },
  text_changed: {
    status: 409,
    message: "Someone else has saved this in the meantime. Save again to replace it, or reload the page to see it.",
  },
  campaign_changed: {
    status: 409,
    message: "This campaign was changed in another window. Please reload the page and look at it first.",
  },
  campaign_state: { status: 409, message: "This isn't possible in the campaign's current state." },
  connection_locked: {
    status: 409,
    message: "The server's environment decides this.",
  },
  settings_changed: {
    status: 409,
    message: "Someone else has changed the site's settings in the meantime. Please check them and save yours again.",
  },
  method_not_allowed: { status: 405, message: "This address doesn't support that method." },
  request_timeout: { status: 408, message: "The request took too long to arrive. Please try again." },
  payload_too_large: { status: 413, message: "What was sent is too large." },
  unsupported_media_type: { status: 415, message: "This type of content isn't supported here." },
  rate_limited: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  proof_required: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  headers_too_large: { status: 431, message: "The address or the headers of the request are too long." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  payments_refused: { status: 502, message: "The payment provider refused this. Nothing was charged." },
  payments_unreachable: {
    status: 503,
    message: "The payment provider doesn't answer right now. Nothing was charged. Please try again in a moment.",
  },
  payments_off: { status: 503, message: "Payments aren't set up here yet." },
  unavailable: { status: 503, message: "The service isn't available right now. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorStatus = (typeof errorTable)[ErrorCode]["status"];
