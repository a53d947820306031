import { legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { PageRequest, Site } from "@mindreel/contract/rendering";
import type { LegalPage } from "@mindreel/contract/site/legal";
import type { ShownPage } from "@mindreel/contract/site/own-pages";
import type { SitePreviewBody } from "@mindreel/contract/site/preview";
import type { SiteValues } from "@mindreel/contract/site/settings";
import { AppError } from "#domain/errors.ts";
import { createPageMarkdown } from "#features/site/mechanisms/markdown.policy.ts";
import type { Current, SettingsService } from "#features/site/settings/settings.service.ts";

/** Renders a page for visitors of an unsaved site. Its calls are answered by the draft. */
export type RenderDraft = (site: Site, page: Omit<PageRequest, "member">) => Promise<string>;

interface Dependencies {
  readonly settings: Pick<SettingsService, "draft">;
  readonly siteOf: (settings: Current) => Site;
  readonly languages: readonly Language[];
  readonly publicUrl: string;
  /** Absent on a server without pages. */
  readonly renderDraft: RenderDraft | undefined;
}

/** The site as it would be, before anything is saved. */
export function createPreviewService({ settings, siteOf, languages, publicUrl, renderDraft }: Dependencies) {
  const [usual = sourceLanguage] = languages;
  const toHtml = createPageMarkdown(publicUrl);

  /** What the calls of the owner's pages would answer. */
  const answersOf = (values: SiteValues): ReadonlyMap<string, LegalPage | ShownPage> =>
    new Map<string, LegalPage | ShownPage>([
      ...legalDocuments.flatMap((document) => {
        const text = values[document];
        return text === null ? [] : [[`/api/public/v1/legal/${document}/`, { html: toHtml(text) }] as const];
      }),
      ...values.pages.map(
        ({ slug, title, text }) => [`/api/public/v1/pages/${slug}/`, { title, html: toHtml(text) }] as const,
      ),
    ]);

  return {
    /** @throws AppError 400, 404 */
    page: async (changes: SitePreviewBody, url: string, language: Language = usual): Promise<string> => {
      const draft = await settings.draft(changes);
      if (renderDraft === undefined) throw new AppError("not_found");
      const answers = answersOf(draft.values);
      const get = async (call: string) => {
        const answer = answers.get(call);
        return new Response(JSON.stringify(answer ?? null), { status: answer === undefined ? 404 : 200 });
      };
      return renderDraft(siteOf(draft), { url, language, get });
    },
  };
}

export type PreviewService = ReturnType<typeof createPreviewService>;
