import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Site } from "@mindreel/contract/rendering";
import type { SitePreview, SitePreviewBody } from "@mindreel/contract/site/preview";
import { AppError } from "#domain/errors.ts";
import { type Surroundings, toSite } from "#features/site/mechanisms/editions/site.mapper.ts";
import type { SettingsService } from "#features/site/settings/settings.service.ts";

/** Renders the landing page of an unsaved site. */
export type RenderDraft = (site: Site, language: Language) => Promise<string>;

interface Dependencies {
  readonly settings: Pick<SettingsService, "draft">;
  readonly surroundings: Surroundings;
  /** Absent on a server without pages. */
  readonly renderDraft: RenderDraft | undefined;
}

/** The site as it would be, before anything is saved. */
export function createPreviewService({ settings, surroundings, renderDraft }: Dependencies) {
  const [usual = sourceLanguage] = surroundings.languages;
  return {
    /** @throws AppError 400, 404 */
    landing: async (changes: SitePreviewBody, language: Language = usual): Promise<SitePreview> => {
      const site = toSite(await settings.draft(changes), surroundings);
      if (renderDraft === undefined) throw new AppError("not_found");
      return { html: await renderDraft(site, language) };
    },
  };
}

export type PreviewService = ReturnType<typeof createPreviewService>;
