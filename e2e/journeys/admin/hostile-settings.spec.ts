import { legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { mailNames, mailSetting, mails } from "@mindreel/contract/plain/kinds/mails";
import { isPage, pages } from "@mindreel/contract/plain/pages";
import { OwnMail, ValuesBesideMails } from "@mindreel/contract/site/settings";
import { filled, textsIn } from "@mindreel/contract/testing/texts";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "#support/fixtures.ts";
import { picture } from "#support/library.ts";
import { toast } from "#support/moves.ts";
import { openSettings, openTab, save, test } from "#support/own-site.ts";
import { authorization, keepSession, logIn } from "#support/people/accounts.ts";

test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

// As short as the shortest field allows. Anything that executes calls `mark`, and anything that becomes an element has
// the attribute `hostile`.
const hostile = [
  `"'><img hostile src=x onerror=mark()>`,
  "--></style><svg hostile onload=mark()>",
  "</title></script><script>mark()</script>",
];
const markdown = "[a](javascript:mark()) ![b](data:text/html,<script>mark()</script>) <a href=javascript:mark()>c</a>";

/** Tags would count as placeholders of a sentence, and be refused. */
const words = (text: string) => text.replaceAll(/<(\/?\w+)>/g, "<$1 >");

/** Colors, ids and an address, which take no free text. */
const unwritable = ["accent", "stage", "logo", "icon", "sign_in", "contact"];

/** Every text that the owner can write, in every setting with text. */
function everyText(text: string) {
  const textAt = (name: string, path: string) => {
    if (path.endsWith("/url") || name === "film") return `https://example.com/${text}`;
    if (path.endsWith("/slug")) return "hostile";
    if (name === "film_captions") return `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`;
    const isMarkdown =
      legalDocuments.some((document) => document === name) || (name === "pages" && path.endsWith("/text"));
    if (isMarkdown) return `# ${text}\n\n${text}\n\n${markdown}`;
    return name === "words" ? words(text) : text;
  };
  const besideMails = Object.entries(ValuesBesideMails.properties)
    .filter(([name, schema]) => !unwritable.includes(name) && textsIn(schema).length > 0)
    .map(([name, schema]) => [name, filled(schema, ({ path }) => textAt(name, path))]);
  const ofMails = mailNames.map((mail) => [
    mailSetting(mail),
    filled(OwnMail, ({ path }) => (path.endsWith("/text") ? mailText(mail, text) : text)),
  ]);
  return Object.fromEntries([...besideMails, ...ofMails]);
}
const mailText = (mail: keyof typeof mails, text: string) =>
  [text, ...mails[mail].must.map((place) => `{${place}}`)].join("\n");

/** The elements that hostile text has become in a document, according to the browser's own parser. */
const elementsOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const isData = (element: Element) => /json/.test(element.getAttribute("type") ?? "");
    return [...parsed.querySelectorAll("*")]
      .filter(
        (element) =>
          element.hasAttribute("hostile") ||
          [...element.attributes].some(
            ({ name, value }) => name.startsWith("on") || /^\s*(javascript|data):/i.test(value),
          ) ||
          (element.localName === "script" && !isData(element) && /mark\(\)/.test(element.textContent ?? "")),
      )
      .map((element) => element.outerHTML.slice(0, 300));
  }, html);

const paths = Object.keys(pages)
  .filter(isPage)
  .flatMap((page) => {
    const { path, audience } = pages[page];
    const filledIn = path.includes(":document")
      ? legalDocuments.map((document) => path.replace(":document", document))
      : [path.replace(":slug", "hostile").replaceAll(/:\w+/g, "1")];
    return filledIn.map((each) => ({ path: each, signedIn: audience === "member" || audience === "superuser" }));
  });

test("hostile text in every setting stays plain text in every page and mail, and executes nowhere", {
  tag: "@nightly",
}, async ({ page, request, site, context, allowMessage }) => {
  const session = await logIn(request, site.owner);
  const headers = authorization(session);
  const change = changer(request, headers);
  const logo = await request.post("/api/site/v1/pictures/", {
    headers,
    multipart: { use: "logo", picture: await picture("#1f6f54", 320, 128) },
  });
  await page.addInitScript(() => Object.assign(window, { mark: () => Object.assign(window, { hasRun: true }) }));
  // For pages of missing items, and the example film.
  allowMessage(/status of 404|example\.com/);
  for (const [turn, text] of hostile.entries()) {
    const shown = { light: await logo.json(), dark: null, description: text };
    await change({ ...everyText(text), logo: shown });
    await page.goto("/offline.html", { waitUntil: "load" });
    const cookie = `user=${encodeURIComponent(JSON.stringify(session))}`;
    for (const { path, signedIn } of [
      ...paths,
      { path: "/", signedIn: true },
      { path: "/offline.html", signedIn: false },
    ]) {
      const response = await request.get(path, { headers: signedIn ? { cookie } : {} });
      expect(await elementsOf(page, await response.text()), `${path} ${text}`).toEqual([]);
    }
    const manifest: unknown = await (await request.get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: text });
    // Each mail with one of the texts: with all of them, the calls would be too many for a minute.
    for (const mail of mailNames.filter((_, at) => at % hostile.length === turn)) {
      const own = { subject: text, title: text, text: mailText(mail, text), button: text };
      const written = { mail, language: "en", words: own, signature: text, send: false };
      const response = await request.post("/api/site/v1/mails/", { headers, data: written });
      const { html }: { html: string } = await response.json();
      expect(html).toContain("mark()");
      expect(await elementsOf(page, html), `${mail} ${text}`).toEqual([]);
    }
    // As rendered by a browser, first for a visitor, then for the owner.
    for (const path of ["/", "/legal/terms", "/pages/hostile", "/signin", "/profile", "/subscription", "/admin/site"]) {
      if (path === "/profile") await keepSession(context, session, site.baseUrl);
      await page.goto(path);
      await expect.poll(() => page.title()).toContain(text);
      expect(await page.evaluate(() => "hasRun" in window), `${path} ${text}`).toBe(false);
    }
    await context.clearCookies();
  }
  await backToDefaults(request, headers);
});

test("invalid settings are refused with a sentence, in the form and from a file", { tag: "@nightly" }, async ({
  page,
  request,
  site,
  allowMessage,
}) => {
  allowMessage(/status of 400/);
  await openSettings(page, site.owner);
  const message = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await openTab(page, "Look");
  const logo = page.getByLabel("For light backgrounds", { exact: true });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>mark()</script></svg>';
  await logo.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await message("This picture can't be read.");
  await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.alloc(10_000_000) });
  await message("The picture is larger than 5 MB.");

  await openTab(page, "Identity");
  await page.getByRole("button", { name: "Add a profile" }).click();
  await page.getByLabel("Label 1").fill("Us");
  await page.getByLabel("Address 1").fill("javascript:mark()");
  expect(await save(page)).toBe(false);
  await message("A link begins with https://, http:// or mailto:");
  await page.getByRole("button", { name: "Discard" }).click();

  const settings = {
    accent: "red;}body{display:none}",
    social: [{ label: "Us", url: "javascript:mark()" }],
    css: "body{display:none}",
    promise: hostile[0],
  };
  const file = JSON.stringify({ kind: "mindreel-site", settings, pictures: { x: svg } });
  const importFile = (text: string) =>
    page
      .getByLabel("Import a file")
      .setInputFiles({ name: "site.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await openTab(page, "Export and import");
  await importFile(file);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(hostile[0] ?? "")).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Accent color: A color is # and six hexadecimal digits");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await importFile('{"kind":"mindreel-site","settings":null}');
  await expect(toast(page, "This file doesn't contain site settings.")).toBeVisible();
  const headers = authorization(await logIn(request, site.owner));
  const { values, defaults } = await (await request.get("/api/site/v1/settings/", { headers })).json();
  expect(values).toEqual(defaults);
});

type Headers = ReturnType<typeof authorization>;

const changer =
  (request: APIRequestContext, headers: Headers) =>
  async (changes: object): Promise<void> => {
    const { version } = await (await request.get("/api/site/v1/settings/", { headers })).json();
    const response = await request.patch("/api/site/v1/settings/", { headers, data: { version, ...changes } });
    expect(response.status(), await response.text()).toBe(200);
  };

async function backToDefaults(request: APIRequestContext, headers: Headers): Promise<void> {
  const { defaults } = await (await request.get("/api/site/v1/settings/", { headers })).json();
  await changer(request, headers)(defaults);
}
