import type { mailsWire } from "@mindreel/contract/site/mails";
import type { Rows } from "#test/calls/rows.ts";

/** A mail's words as drafted in the editor, with a test mail to their author. */
const body = {
  ...{ mail: "password_reset", language: "de", signature: "Your Kino", send: true },
  words: { subject: "Hello", title: "Hello", text: "{greeting}\n{link}", button: "Go" },
};

export const calls = {
  "GET /api/site/v1/mails/": { access: [401, 403, 403, 200] },
  "POST /api/site/v1/mails/": {
    access: [401, 403, 403, 400],
    request: async ({ superuser }) => {
      const { id: target, token } = await superuser();
      return { token, body, details: { mail: "password_reset", language: "de" }, target };
    },
    body,
  },
} satisfies Rows<typeof mailsWire>;
