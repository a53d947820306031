import type { ShownPage } from "@mindreel/contract/site/own-pages";
import { AppError } from "#domain/errors.ts";
import { createPageMarkdown } from "#features/site/mechanisms/markdown.policy.ts";
import type { Current, SettingsService } from "#features/site/settings/settings.service.ts";

interface Dependencies {
  readonly settings: Pick<SettingsService, "read">;
  readonly publicUrl: string;
}

/** The pages that the owner adds. */
export function createOwnPagesService({ settings, publicUrl }: Dependencies) {
  const toHtml = createPageMarkdown(publicUrl);
  /** Cached for the current version. */
  let made: { readonly of: Current; readonly pages: Map<string, ShownPage> } | undefined;

  return {
    /** @throws AppError 404 if there is none at this address */
    page: async (slug: string): Promise<ShownPage> => {
      const now = await settings.read();
      const written = now.values.pages.find((page) => page.slug === slug);
      if (written === undefined) throw new AppError("not_found");
      if (made?.of !== now) made = { of: now, pages: new Map() };
      const page = made.pages.get(slug) ?? { title: written.title, html: toHtml(written.text) };
      made.pages.set(slug, page);
      return page;
    },
  };
}

export type OwnPagesService = ReturnType<typeof createOwnPagesService>;
