import { acceptedDocuments, type LegalDocument } from "@mindreel/contract/plain/kinds/legal";
import type { LegalPage } from "@mindreel/contract/site/legal";
import { messages } from "@mindreel/messages/site/legal";
import type { Db } from "#data/database.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { createPageMarkdown } from "#features/site/mechanisms/markdown.policy.ts";
import type { Differences } from "#features/site/settings/settings.policy.ts";
import { differencesOf, latest } from "#features/site/settings/settings.repository.ts";
import type { Current, SettingsService } from "#features/site/settings/settings.service.ts";
import * as acceptances from "./legal.repository.ts";

/** Whether a version of the settings has something to accept. */
const hasTerms = (differences: Differences): boolean =>
  acceptedDocuments.some((name) => differences[name] !== undefined);

/** Whether accepting one version's documents means accepting the other's. */
const saysTheSame = (one: Differences, other: Differences): boolean =>
  acceptedDocuments.every((name) => one[name] === other[name]);

interface Dependencies {
  readonly settings: Pick<SettingsService, "read">;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** The legal pages that the owner writes. */
export function createLegalService({ settings, publicUrl, clock }: Dependencies) {
  const toHtml = createPageMarkdown(publicUrl);
  /** Cached for the current version. */
  let made: { readonly of: Current; readonly pages: Map<LegalDocument, string> } | undefined;

  return {
    /** @throws AppError 404 if the owner has not written it */
    page: async (document: LegalDocument): Promise<LegalPage> => {
      const now = await settings.read();
      const text = now.values[document];
      if (text === null) throw new AppError("not_found");
      if (made?.of !== now) made = { of: now, pages: new Map() };
      const html = made.pages.get(document) ?? toHtml(text);
      made.pages.set(document, html);
      return { html };
    },

    /**
     * Records that a new member accepts the terms and the privacy policy of a version.
     * @throws AppError 400 if they have changed since
     */
    accept: async (tx: Db, userId: number, version: number): Promise<void> => {
      const now = (await latest(tx))?.differences ?? {};
      const read = await differencesOf(tx, version);
      if (read === undefined || !saysTheSame(read, now)) {
        throw invalidInput({ accepted_legal: [sentence(messages, "changed")] });
      }
      if (hasTerms(read)) await acceptances.add(tx, { userId, version, acceptedAt: clock() });
    },
  };
}

export type LegalService = ReturnType<typeof createLegalService>;
