import type { settingsWire } from "@mindreel/contract/site/settings";
import type { Rows } from "#test/calls/rows.ts";

export const siteValues = {
  ...{
    name: "Kino",
    contact: "hello@kino.example",
    promise: "*Films* worth an evening.",
    accent: "#b00020",
    stage: "#10241a",
    font: "figtree",
    links: [],
    social: [],
  },
  ...{ logo: null, icon: null, words: { de: { "app/menu:home": "Los" } } },
  hero: { kind: "stills" },
  sign_in: null,
  ...{ hero_lead: "Sit back.", hero_action: "Try it", hero_note: "No card.", plan_title: "Monthly" },
  sections: ["library", "month", "plan", "free_month", "voices", "questions", "install_app"].map((section) => ({
    ...{ section, shown: true },
  })),
  questions: [{ question: "How?", answer: "So." }],
  voices: [{ words: "Good.", name: "A viewer", about: null }],
  film_captions: { language: "en", text: "WEBVTT\n\n00:01.000 --> 00:02.000\nHello" },
  ...{ film: null, plan_price_cents: 900, plan_features: ["Every film"], plan_note: "By card.", teasers: true },
  ...{ mail_sender: "Kino", mail_signature: "Your Kino" },
  ...{ imprint: "Kino, Oslo", privacy: "We keep little.", terms: "Be kind.", refund: "Within 14 days." },
  pages: [{ slug: "about", title: "About", text: "We film owls." }],
};

const mailWords = { subject: "Hello", title: "Hello", text: "{greeting}\n{link}", button: "Go" };

export const calls = {
  "GET /api/site/v1/settings/": { access: [401, 403, 403, 200] },
  "PATCH /api/site/v1/settings/": {
    access: [401, 403, 403, 400],
    request: async ({ siteVersion }) => {
      const { token, version } = await siteVersion();
      const body = { version, promise: `Films ${version}`, accent: version % 2 === 0 ? "#b00020" : "#1f6f54" };
      return { token, body, details: { settings: "accent, promise" }, target: version + 1 };
    },
    body: {
      ...{ version: 0, ...siteValues },
      mail_password_reset: { en: mailWords },
    },
  },
  "POST /api/site/v1/settings/undo/": {
    access: [401, 403, 403, 400],
    request: async ({ t, siteVersion }) => {
      const { token, version } = await siteVersion();
      await t.ok("PATCH /api/site/v1/settings/", { token, body: { version, name: `Kino ${version}` } });
      const next = version + 1;
      return { token, body: { version: next, undo: next }, details: { settings: "name" }, target: next + 1 };
    },
    body: { version: 1, undo: 1 },
  },
  "GET /api/site/v1/history/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof settingsWire>;
