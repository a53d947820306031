import type { FastifyRequest } from "fastify";
import type { Cache } from "#data/cache/cache.ts";
import { recordDependency, recordPart, trackDependencies } from "#data/cache/dependencies.ts";
import { chosenEncoding, Written } from "#http/responses/written.ts";
import type { Authenticate } from "#security/authentication.ts";

interface Dependencies {
  readonly cache: Cache;
  readonly authenticate: Authenticate;
  readonly clock: () => Date;
}

/** A member's request for a page. */
interface Asked {
  /** The session's token and the member's id, from the browser's cookie. */
  readonly session: { readonly token: string; readonly id: number };
  /** What the page depends on, other than the member: the site's version, the language, the address. */
  readonly key: string;
  /** @returns the page, and whether all its data was there in time */
  readonly make: () => Promise<{ readonly page: string; readonly whole: boolean }>;
}

/**
 * Caches pages as they were sent to one member until their content changes, so that opening one again costs next to
 * nothing. Only for pages whose calls are all answered from the cache; others are rendered each time.
 */
export function createMembersPages({ cache, authenticate, clock }: Dependencies) {
  const pages = cache.namespace<Buffer>("page of a member", ({ length }) => length);

  /** @returns the page in an encoding that the browser accepts; undefined if it must not be cached */
  return async (request: FastifyRequest, { session, key, make }: Asked): Promise<Buffer | undefined> => {
    if (!cache.isEnabled()) return undefined;
    const member = await authenticate(`Token ${session.token}`).catch(() => null);
    // These members see upcoming videos, with texts that depend on the time of day.
    if (member === null || member.isSuperuser || member.lacksSecondFactor || member.earlyAccess) return undefined;
    const encoding = chosenEncoding(request);
    const whose = `${member.tokenHash} ${session.id} ${member.isPro} ${encoding} ${key}`;
    return pages.get(whose, clock(), async () => {
      const { value, dependencies } = await trackDependencies(make);
      if (dependencies !== undefined && value.whole) {
        recordDependency(["site"]);
        recordPart(dependencies);
      }
      return new Written(value.page).in(encoding);
    });
  };
}

export type MembersPages = ReturnType<typeof createMembersPages>;
