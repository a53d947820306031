import type { Language } from "@mindreel/contract/plain/languages";
import type { OwnSentence } from "@mindreel/contract/site/settings";
import { catalogue } from "@mindreel/messages/catalogue";
import { isPlural } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import type { APIRequestContext, Page } from "@playwright/test";
import { renderInBrowser } from "#support/look/documents.ts";
import { authorization, type Session } from "#support/people/accounts.ts";

/** Doubles two of every five letters; placeholders and tags stay unchanged. */
function longer(text: string): string {
  let owed = 0;
  return text.replaceAll(/\{\w+\}|<\/?\w+>|\p{L}/gu, (part) => {
    if (part.length > 1) return part;
    owed += 0.4;
    if (owed < 1) return part;
    owed -= 1;
    return part + part;
  });
}

const longerMessage = (message: Message): OwnSentence =>
  isPlural(message)
    ? {
        ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, longer(text)])),
        other: longer(message.other),
      }
    : longer(message);

interface Api {
  readonly request: APIRequestContext;
  readonly superuser: Session;
}

/** Shows pages with every sentence of a language 40 % longer, by the mechanism for the owner's wording. */
export async function withLongerWords(
  page: Page,
  language: Exclude<Language, "en">,
  { request, superuser }: Api,
): Promise<void> {
  const longWords = (await catalogue(language)).map(
    ({ id, english, own }) => [id, longerMessage(own ?? english)] as const,
  );
  const json = JSON.stringify(Object.fromEntries(longWords)).replaceAll("<", "\\u003c");
  await renderInBrowser(page, `<script type="application/json" id="words">${json}</script>`);
  // The landing page is rendered only on the server, whose preview is used instead.
  const ofLanding = longWords.filter(([id]) => /^(landing|shared|app)[/:]/.test(id));
  const response = await request.post("/api/site/v1/preview/", {
    headers: { ...authorization(superuser), "Accept-Language": language },
    data: { words: { [language]: Object.fromEntries(ofLanding) } },
  });
  const { html }: { html: string } = await response.json();
  await page.route(/\/\?landing/, async (route) => route.fulfill({ response: await route.fetch(), body: html }));
}
