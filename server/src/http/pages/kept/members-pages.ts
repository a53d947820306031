import type { FastifyRequest } from "fastify";
import { withBasis } from "#data/changes/basis.ts";
import type { Memory } from "#data/changes/memory.ts";
import { chosenEncoding, encoded, Written } from "#http/answers/written.ts";
import type { Authenticate } from "#security/authentication.ts";

interface Dependencies {
  readonly memory: Memory;
  readonly authenticate: Authenticate;
  readonly clock: () => Date;
}

/** A page that a member asks for. */
interface Asked {
  /** Its token and id, as the browser sends them. */
  readonly session: { readonly token: string; readonly id: number };
  /** What the page depends on besides who asks: the site's version, the language, the address. */
  readonly key: string;
  /** @returns the page, and whether all its data was there in time */
  readonly make: () => Promise<{ readonly page: string; readonly whole: boolean }>;
}

/**
 * Keeps pages as they were sent to one member, for as long as nothing changes that they show: whoever opens the page again
 * costs next to nothing. It works for pages whose every call is answered from memory; others are made each time.
 */
export function createMembersPages({ memory, authenticate, clock }: Dependencies) {
  const shelf = memory.shelf<Buffer>("page of a member");

  /** @returns the page as the browser accepts it; undefined where it is not for keeping */
  return async (request: FastifyRequest, { session, key, make }: Asked): Promise<Buffer | undefined> => {
    if (!memory.keeps()) return undefined;
    const member = await authenticate(`Token ${session.token}`).catch(() => null);
    // These see what is still to come, with words that depend on the time of day.
    if (member === null || member.isSuperuser || member.lacksSecondFactor || member.earlyAccess) return undefined;
    const encoding = chosenEncoding(request);
    const whose = `${member.tokenHash} ${session.id} ${member.isPro} ${encoding} ${key}`;
    return shelf(whose, clock(), async () => {
      const { value, topics, until } = await withBasis(make);
      const bytes = await encoded(new Written(value.page), encoding);
      const kept = topics !== undefined && value.whole ? { topics: [...topics, "site"] } : {};
      return { value: bytes, bytes: bytes.length, until, ...kept };
    });
  };
}

export type MembersPages = ReturnType<typeof createMembersPages>;
