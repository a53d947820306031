import { mailNames, mailSetting, mails } from "@mindreel/contract/plain/kinds/mails";
import { OwnMail, ValuesBesideMails } from "@mindreel/contract/site/settings";
import { filled, type JsonPath, textsIn } from "@mindreel/contract/testing/texts";
import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
let version = 0;
async function change(changes: Record<string, unknown>) {
  const { status, body } = await t.request("PATCH /api/site/v1/settings/", { token, body: { version, ...changes } });
  if (status === 200) version = (await t.ok("GET /api/site/v1/settings/", { token })).version;
  return { status, body: body as { readonly errors?: Readonly<Record<string, readonly string[]>> } };
}

const hostile = [
  "<script>run()</script>",
  `"'><img src=x onerror=run()>`,
  "</title></style><svg onload=run()>",
  "javascript:run()",
  "data:text/html,<script>run()</script>",
  "expression(run())",
  "#454ee2;}body{display:none",
];
/** A valid text for a place. */
const good = ({ pattern }: JsonPath) => ["Kino", "#454ee2", "0".repeat(24)].find((text) => pattern.test(text)) ?? "";
const settings = [
  ...Object.entries(ValuesBesideMails.properties),
  ...mailNames.slice(0, 3).map((mail) => [mailSetting(mail), OwnMail] as const),
];
const places = settings.flatMap(([name, schema]) => textsIn(schema).map(({ path }) => ({ name, schema, path })));

it("finds every text in the settings", () => {
  expect(places.map(({ name, path }) => name + path)).toEqual(
    expect.arrayContaining(["name", "links/0/url", "voices/0/words", "imprint", "words/en/app:menu.home"]),
  );
});

it.each(places)(
  "hostile text in $name$path is plain text, or refused with an error message",
  async ({ name, schema, path }) => {
    for (const text of hostile) {
      const value = filled(schema, (place) => (place.path === path ? text : good(place)));
      const { status, body } = await change({ [name]: value });
      expect([200, 400], text).toContain(status);
      if (status === 400) expect(body.errors?.[name]?.[0], text).toMatch(/^.{15,}[.:]/);
    }
  },
);

it("hostile text is plain text in mails, too: in the names, the signature and all words of a mail", async () => {
  const own = (text: string, mail: keyof typeof mails) =>
    filled(OwnMail, ({ path }) =>
      path.endsWith("/text") ? [text, ...mails[mail].must.map((place) => `{${place}}`)].join("\n") : text,
    );
  for (const text of hostile.slice(0, 3)) {
    t.mails.length = 0;
    const names = { name: text, mail_sender: text, mail_signature: text };
    expect((await change({ ...names, mail_password_reset: own(text, "password_reset") })).status).toBe(200);
    const { email } = await t.register();
    await t.request("POST /dj-rest-auth/password/reset/", { body: { email } });
    const { html } = await vi.waitFor(() => first(t.mails));
    expect(html).toContain("run()");
    expect(html).not.toMatch(/<(script|img|svg)|<[^>]*\bon(error|load)=/i);
  }
});
