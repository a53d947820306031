import type { Call } from "@mindreel/contract/api";
import { password } from "#test/app/members.ts";

type GoodBodies = Partial<Record<Call, Record<string, unknown>>>;

const email = "someone@example.com";
const siteValues = {
  ...{ name: "Kino", promise: "*Films* worth an evening.", accent: "#b00020", links: [], social: [] },
  ...{ logo: null, icon: null, words: { de: { "app:menu.home": "Los" } } },
  ...{ hero_lead: "Sit back.", hero_action: "Try it", hero_note: "No card.", plan_title: "Monthly" },
  sections: ["library", "month", "plan", "free_month", "voices", "questions", "install_app"].map((section) => ({
    ...{ section, shown: true },
  })),
  questions: [{ question: "How?", answer: "So." }],
  voices: [{ words: "Good.", name: "A viewer", about: null }],
  ...{ film: null, plan_price_cents: 900, plan_features: ["Every film"], plan_note: "By card.", teasers: true },
  ...{ mail_sender: "Kino", mail_signature: "Your Kino" },
  ...{ imprint: "Kino, Oslo", privacy: "We keep little.", terms: "Be kind.", refund: "Within 14 days." },
};
const credential = { id: "x", rawId: "x", type: "public-key" };

/** With the key of the example in RFC 8291. */
export const pushSubscription = {
  endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

const mailWords = { subject: "Hello", title: "Hello", text: "{greeting}\n{link}", button: "Go" };
/** A mail's words as drafted in the editor, with a test mail to their author. */
export const writtenMail = {
  ...{ mail: "password_reset", language: "de", words: mailWords, signature: "Your Kino", send: true },
};

/** A valid body for each call that takes JSON; tests replace one field at a time. */
export function goodBodiesOf(memberId: number, videos: readonly number[]): GoodBodies {
  const [video] = videos;
  return {
    "POST /api/accounts/v1/login/": { email, password, code: "000000" },
    "POST /api/accounts/v1/google/login/": { access_token: "x", code: "000000", accepted_legal: 1 },
    "POST /api/accounts/v1/register/": {
      username: "someone",
      email,
      password,
      password2: password,
      is_superuser: false,
      accepted_legal: 1,
    },
    "POST /api/accounts/v1/first-superuser/": {
      ...{ token: "x", username: "someone", email, password, password2: password },
    },
    "POST /dj-rest-auth/password/reset/": { email },
    "POST /api/accounts/v1/email/confirm/": { token: "x" },
    "POST /api/accounts/v1/password-reset/passkeys/": { uid: "1", token: "x" },
    "POST /api/accounts/v1/security/email/": { email, current_password: "x" },
    "POST /api/accounts/v1/security/own-data/": { current_password: "x", code: "x" },
    "POST /api/accounts/v1/security/leave/": { current_password: "x", code: "x", forget_news: true },
    "POST /api/accounts/v1/email/change/": { token: "x", refuse: false },
    "POST /api/accounts/v1/security/password/": {
      ...{ current_password: "x", new_password1: password, new_password2: password },
    },
    "POST /api/accounts/v1/security/two-factor/": { current_password: password, code: "000000" },
    "POST /api/accounts/v1/security/two-factor/confirm/": { code: "000000" },
    "POST /api/accounts/v1/security/two-factor/recovery-codes/": { current_password: password, code: "000000" },
    "POST /api/accounts/v1/security/two-factor/off/": { current_password: password, code: "000000" },
    "POST /api/accounts/v1/passkeys/login/": {
      credential: { ...credential, response: { clientDataJSON: "x", authenticatorData: "x", signature: "x" } },
    },
    "POST /api/accounts/v1/security/passkey-options/": { current_password: password, code: "000000" },
    "POST /api/accounts/v1/security/passkeys/": {
      credential: { ...credential, response: { clientDataJSON: "x", attestationObject: "x" } },
      name: "A key",
    },
    "PATCH /api/accounts/v1/security/passkeys/{id}/": { name: "A key" },
    "DELETE /api/accounts/v1/security/passkeys/{id}/": { current_password: password, code: "000000" },
    "DELETE /api/accounts/v1/userlist/{id}/": { reason: "rude" },
    "POST /reset-password/{uid}/{token}/": { new_password1: password, new_password2: password, uid: "1", token: "x" },
    "POST /api/billing/v1/members/{id}/free-time/": { days: 30, reason: "A gift" },
    "POST /api/billing/v1/offer/": { offer: "x" },
    "POST /api/billing/v1/reconciliation/heal/": { ids: [1] },
    "PATCH /api/site/v1/settings/": {
      ...{ version: 0, ...siteValues },
      mail_password_reset: { en: mailWords },
    },
    "POST /api/site/v1/preview/": siteValues,
    "POST /api/site/v1/mails/": writtenMail,
    "POST /api/site/v1/settings/undo/": { version: 1, undo: 1 },
    "POST /api/public/v1/web-vitals/": {
      ...{ device: "phone", views: [{ page: "landing", visit: "load", lcp: 900, inp: 40, cls: 0 }] },
    },
    "PUT /api/category/v1/video/{id}/chapters/": { chapters: [{ start: 0, title: "Welcome" }] },
    "PUT /api/admin/v1/videos/{id}/translations/": { language: "de", title: "Gezeiten", description: "Ebbe und Flut" },
    "PUT /api/admin/v1/series/{id}/translations/": { language: "de", title: "Die See", description: "" },
    "PUT /api/admin/v1/categories/{id}/translations/": { language: "de", name: "Natur" },
    "POST /api/category/v1/watch/videos/": { video: video, seconds: 30 },
    "POST /api/notes/v1/notes/": { video: video, at: 83, text: "A note" },
    "PATCH /api/notes/v1/notes/{id}/": { at: 83, text: "A note" },
    "POST /api/requests/v1/requests/": { text: "Owls at night" },
    "PUT /api/requests/v1/requests/{id}/vote/": { voted: true },
    "PATCH /api/notices/v1/preferences/": {
      ...{ app_videos: true, mail_videos: true, push_videos: true, app_answers: true, push_answers: true },
      quiet_hours: { from: "22:00", until: "07:00", time_zone: "Europe/Berlin" },
    },
    "PUT /api/notices/v1/push/": pushSubscription,
    "PATCH /api/requests/v1/preferences/": { mail_answers: false },
    "PUT /api/admin/v1/requests/{id}/answer/": { video: videos[0] },
    "PUT /api/admin/v1/requests/{id}/declined/": { declined: true },
    "POST /api/admin/v1/requests/{id}/merge/": { ids: [999] },
    "POST /api/admin/v1/requests/{id}/split/": { ids: [999] },
    "PATCH /api/admin/v1/videos/": { videos: [{ id: video, category: null, release_at: null, series: null }] },
    "PUT /api/series/v1/series/{id}/videos/": { videos },
    "PATCH /api/playback/v1/preferences/": { autoplay_next: false },
    "POST /api/admin/v1/videos/delete/": { ids: [999] },
    "POST /api/admin/v1/videos/restore/": { ids: [999] },
    "POST /api/category/v1/import/": {
      ...{ lines: [{ line: 1, url: "https://v.example.com/imported.mp4", title: "A", series: "S", place: "1" }] },
      ...{ create_categories: true, create_series: true, dry_run: true },
    },
    "POST /api/subscriber/v1/import/": { lines: [{ line: 1, secondary_email: email, age: "30" }], dry_run: true },
    "PUT /api/admin/v1/campaigns/{id}/": {
      ...{ subject: "News", preview_text: "What is new", body: "It is **here**.", videos },
      ...{ audience: ["subscribers", "pro"], language: "de", version: 1 },
    },
    "PATCH /api/newsletter/v1/preferences/": { news: true },
    "PUT /api/admin/v1/news-settings/": { mails_per_hour: 3600, digest: "weekly" },
    "POST /api/admin/v1/campaigns/{id}/send/": { send_at: null },
    "POST /api/playback/v1/videos/{id}/": { session: "play" },
    "PUT /api/playback/v1/videos/{id}/position/": { position: 10, duration: 100, session: "play", seq: 1 },
    "PUT /api/playback/v1/videos/{id}/watched/": { watched: true },
    "PUT /api/playback/v1/sources/": {
      ...{ host: "films.example.com", provider: "s3", key_id: "AKIA1", region: "eu-west-1", secret: "x".repeat(40) },
    },
    "POST /api/playback/v1/sources/{id}/test/": { url: "https://films.example.com/film.mp4" },
    "POST /api/subscriber/v1/subscriberlist/": {
      ...{
        first_name: "A",
        middle_name: "B",
        last_name: "C",
        full_name: "A B C",
        age: 30,
        telephone: "1",
        country: "D",
      },
      ...{ secondary_email: email, comments: "" },
    },
    "POST /api/category/v1/like/videos/": { likevideo: video, likeusers: [memberId] },
    "POST /api/category/v1/save/videos/": { user: memberId, video: videos },
    "POST /api/category/v1/recent/videos/": { user: memberId, video: videos },
    "PUT /api/category/v1/like/videos/{id}/": { likevideo: video, likeusers: [memberId] },
    "PATCH /api/category/v1/like/videos/{id}/": { add: videos, remove: [] },
    "PUT /api/category/v1/save/videos/{id}/": { user: memberId, video: videos },
    "PATCH /api/category/v1/save/videos/{id}/": { add: videos, remove: [] },
    "PUT /api/category/v1/recent/videos/{id}/": { user: memberId, video: videos },
    "PATCH /api/category/v1/recent/videos/{id}/": { add: videos, remove: [] },
  };
}

/** Required queries: without them, calls answer 400 for any other input. */
const days = "?from=2026-01-01&to=2026-01-15";
export const goodQueries: Partial<Record<Call, string>> = {
  "GET /api/playback/v1/videos/{id}/figures/": days,
  "GET /api/playback/v1/videos/{id}/figures/file/": `${days}&file=days`,
};
