import { legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import type { Config } from "#config/config.ts";
import type { SettingsService } from "#features/site/settings/settings.service.ts";
import type { Routes } from "#http/route.ts";

/** The response is reduced to its schema, which leaves out the words of mails and the texts of pages. */
export function publicSiteRoutes(
  route: Routes,
  settings: Pick<SettingsService, "read">,
  { languages }: Pick<Config, "languages">,
): void {
  route("GET /api/public/v1/site/", async () => {
    const { values } = await settings.read();
    return { ...values, languages: [...languages], legal: legalDocuments.filter((name) => values[name] !== null) };
  });
}
