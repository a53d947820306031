import type { FastifyRequest } from "fastify";
import type { Cache } from "#data/cache/cache.ts";
import { chosenEncoding, Written } from "#http/responses/written.ts";
import type { Authenticate } from "#security/authentication.ts";
import { type MakePage, makeTracked } from "./cached-page.ts";

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
  readonly make: MakePage;
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
    const whose = `${member.tokenHash} ${session.id} ${member.isPro} ${member.plans.join()} ${encoding} ${key}`;
    return pages.get(whose, clock(), async () => new Written(await makeTracked(make)).in(encoding));
  };
}

export type MembersPages = ReturnType<typeof createMembersPages>;
