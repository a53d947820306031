export const messages = {
  noScript:
    "<strong>JavaScript is switched off.</strong> You can read this page, but {app} needs it to sign you in, to send forms and to play videos. Please switch it on in your browser's settings and reload this page.",
} as const;
