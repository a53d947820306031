import type { Offered } from "@mindreel/contract/plain/offered";
import type { Site } from "@mindreel/contract/rendering";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";

/** A site that says what it sells. */
export const withOffered = (site: Site, offered: Offered): Site => ({
  ...site,
  key: `${site.key} ${JSON.stringify(offered)}`,
  boot: { ...site.boot, offered },
});

/** The site with what it sells at the moment. It stays the same object as long as both do. */
export function createOfferingSite(site: () => Awaitable<Site>, offered: () => Awaitable<Offered>) {
  let shown: { readonly of: Site; readonly offered: Offered; readonly site: Site } | undefined;
  return (): Awaitable<Site> =>
    whenThere(site(), (of) =>
      whenThere(offered(), (now) => {
        if (shown?.of !== of || shown.offered !== now) shown = { of, offered: now, site: withOffered(of, now) };
        return shown.site;
      }),
    );
}
