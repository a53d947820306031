import { forServer } from "@mindreel/messages/for-server";

export const frame = {
  skip: "Skip to content",
  account: "Account",
  toDark: "Switch to dark mode",
  toLight: "Switch to light mode",
} as const;

export const line = {
  putOff: "Not today",
} as const;

export const mailFrame = {
  form: "Format of the email",
  asMail: "As an email",
  plain: "Plain text",
  mail: "The email",
  mailAsText: "The email as plain text",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  scheme: "Colors",
  light: "Light",
  dark: "Dark",
} as const;

export const footer = {
  label: "Footer",
} as const;

export const language = {
  language: "Language",
} as const;

export const legal = forServer("shared/frame:legal.", {
  legal: "About this site",
  contact: "Contact",
  names: {
    imprint: "Imprint",
    privacy: "Privacy policy",
    terms: "Terms",
    refund: "Refunds",
  },
});

export const noScript = {
  noScript:
    "<strong>JavaScript is switched off.</strong> You can read this page, but {app} needs it to sign you in, to send forms and to play videos. Please switch it on in your browser's settings and reload this page.",
} as const;

export const rail = {
  back: "Scroll {title} back",
  on: "Scroll {title} on",
  all: "See all",
  allOf: "See all of {title}",
} as const;
