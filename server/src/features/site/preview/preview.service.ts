import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Site } from "@mindreel/contract/rendering";
import type { SitePreviewBody } from "@mindreel/contract/site/preview";
import { AppError } from "#domain/errors.ts";
import type { Current, SettingsService } from "#features/site/settings/settings.service.ts";

/** Renders the landing page of an unsaved site. */
export type RenderDraft = (site: Site, language: Language) => Promise<string>;

interface Dependencies {
  readonly settings: Pick<SettingsService, "draft">;
  readonly siteOf: (settings: Current) => Site;
  readonly languages: readonly Language[];
  /** Absent on a server without pages. */
  readonly renderDraft: RenderDraft | undefined;
}

/** The site as it would be, before anything is saved. */
export function createPreviewService({ settings, siteOf, languages, renderDraft }: Dependencies) {
  const [usual = sourceLanguage] = languages;
  return {
    /** @throws AppError 400, 404 */
    landing: async (changes: SitePreviewBody, language: Language = usual): Promise<string> => {
      const site = siteOf(await settings.draft(changes));
      if (renderDraft === undefined) throw new AppError("not_found");
      return renderDraft(site, language);
    },
  };
}

export type PreviewService = ReturnType<typeof createPreviewService>;
