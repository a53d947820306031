import { localeOf } from "@mindreel/contract/plain/languages";
import { report } from "@mindreel/messages/site/payment-connection";
import { type Sentence, sentence } from "#domain/sentences.ts";
import type { ProviderCheck } from "#ports/payments/payments.port.ts";

/** Something at the provider that differs from what the site needs. */
export interface Difference {
  readonly says: Sentence;
  readonly todo: Sentence;
  /** False: everything works all the same. */
  readonly severe: boolean;
  /** Whether it can be mended from here. */
  readonly fixable: boolean;
}

const listed =
  (names: readonly string[], sentenceOf: (list: string) => Sentence): Sentence =>
  (language) =>
    sentenceOf(new Intl.ListFormat(localeOf(language)).format(names))(language);

/** Keys may be in what the provider says about them. */
const masked = (said: string): string => said.replaceAll(/\b[sr]k_(?:test|live)_\S+/g, "…");

/** What the key may not read. */
export function forbiddenBy({ forbidden }: Pick<ProviderCheck, "forbidden">): Difference[] {
  if (forbidden.length === 0) return [];
  const says = listed(forbidden, (what) => sentence(report, "forbidden", { what }));
  return [{ says, todo: sentence(report, "giveAccess"), severe: true, fixable: false }];
}

/** How the account differs from what is needed. @param url of the webhook endpoint */
export function differencesOf(check: ProviderCheck, url: string): Difference[] {
  const { ours, webhook, unsent, unasked, version, portal } = check;
  const found = forbiddenBy(check);
  const add = (says: Sentence, todo: Sentence, severe = true, fixable = ours) =>
    found.push({ says, todo: fixable ? sentence(report, "fix") : todo, severe, fixable });
  if (webhook === "missing") add(sentence(report, "noWebhook", { url }), sentence(report, "addWebhook"));
  if (webhook === "off") add(sentence(report, "webhookOff", { url }), sentence(report, "enableWebhook"));
  if (webhook === "elsewhere") add(sentence(report, "webhookElsewhere", { url }), sentence(report, "fix"));
  if (unsent.length > 0) {
    add(
      listed(unsent, (events) => sentence(report, "unsent", { events })),
      sentence(report, "addEvents"),
    );
  }
  if (unasked.length > 0) {
    add(
      listed(unasked, (events) => sentence(report, "unasked", { events })),
      sentence(report, "fix"),
      false,
    );
  }
  if (version !== null) {
    const { found: given, expected } = version;
    const says =
      given === "" ? sentence(report, "ownVersion", { expected }) : sentence(report, "version", { given, expected });
    add(says, sentence(report, "versionWorks"), false);
  }
  if (portal === "missing") {
    add(sentence(report, ours ? "lostPortal" : "noPortal"), sentence(report, "savePortal"));
  }
  if (portal === "keeps") add(sentence(report, "portalKeeps"), sentence(report, "savePortal"));
  if (portal === "changed") add(sentence(report, "changedPortal"), sentence(report, "fix"));
  if (webhook === "unknown") {
    add(sentence(report, "unchecked"), sentence(report, "makeSure", { url }), false, false);
  }
  return found;
}

/** Why the provider did not do what it was asked; `lacks` is a permission in its terms, or empty if it names none. */
export type Refusal =
  | { readonly kind: "unreachable"; readonly said: string }
  | { readonly kind: "forbidden"; readonly said: string; readonly lacks: string }
  | { readonly kind: "refused"; readonly said: string };

const failure = (says: Sentence, todo: Sentence): Difference => ({ says, todo, severe: true, fixable: false });

/** @param meaning what a refusal means, unless the key lacks a permission */
function failureOf(refusal: Refusal, meaning: (said: string) => Difference): Difference {
  const said = masked(refusal.said);
  if (refusal.kind === "unreachable") {
    return failure(sentence(report, "noStripe", { reason: said }), sentence(report, "reachStripe"));
  }
  if (refusal.kind === "refused") return meaning(said);
  const what = refusal.lacks === "" ? said : refusal.lacks;
  return failure(sentence(report, "lacks", { what }), sentence(report, "givePermission"));
}

/** Why the key could not be tested. @param isSetting whether it is from the environment */
export const untested = (refusal: Refusal, isSetting: boolean): Difference =>
  failureOf(refusal, (said) =>
    failure(sentence(report, "keyRefused", { said }), sentence(report, isSetting ? "checkSetting" : "checkKey")),
  );

/** Why what the site needs could not be made there. */
export const unmade = (refusal: Refusal, url: string): Difference =>
  failureOf(refusal, (said) => failure(sentence(report, "notMade", { url, said }), sentence(report, "publicUrl")));
