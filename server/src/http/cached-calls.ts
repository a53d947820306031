import type { Cache } from "#data/cache/cache.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { nobody, sightOf } from "#domain/library/visibility.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import { sizeOf, type Written } from "./responses/written.ts";

/** A call, as far as its response depends on it. */
interface Asked {
  readonly query: unknown;
  readonly member: Watcher | null;
}

/** How the responses of a call are cached: as they are sent, until something changes that its service has recorded. */
export interface CacheRule<Body, Context> {
  /** Callers with the same key and the same query get the same response. */
  readonly key: (context: Context) => Awaitable<string>;
  /** For responses that are shared by many, apart from some parts. Absent: they are sent as they are. */
  readonly shared?: {
    readonly isShared: (context: Context) => boolean;
    /** @param response as nobody in particular would get it */
    readonly filler: (response: Body, written: Written) => Filler<Context>;
  };
}

/** What a call is answered with, as bytes. */
type Write<Body> = (response: Body) => Written;

/** Inserts callers' own parts into a shared response. */
interface Filler<Context> {
  readonly fill: (context: Context) => Awaitable<Written>;
  /** About how much memory it takes, in bytes. */
  readonly size: number;
}

interface Entry<Context> {
  readonly written: Written;
  readonly filler: Filler<Context> | undefined;
}

/** For responses that nobody but their caller gets. */
export const ownResponse = {
  key: ({ member }: { readonly member: Watcher }) =>
    `${member.id} ${sightOf(member)} ${member.language ?? ""} ${member.plans.join()}`,
};

/** Answers a call from the cache. While nothing is cached, it is answered like any other. */
export function cachedCall<Body, Context extends Asked>(
  { cache, clock }: { readonly cache: Cache; readonly clock: () => Date },
  { call, hasQuery }: { readonly call: string; readonly hasQuery: boolean },
  { key, shared }: CacheRule<Body, Context>,
) {
  const entries = cache.namespace<Entry<Context>>(call, ({ written, filler }) => sizeOf(written) + (filler?.size ?? 0));
  // Other calls have no query that counts, and must not be cached for each one that is made up.
  const queryOf = hasQuery ? ({ query }: Context) => JSON.stringify(query) : () => "";
  return (
    context: Context,
    respond: (context: Context) => Awaitable<Body>,
    write: Write<Body>,
  ): Awaitable<Written | Body> => {
    if (!cache.isEnabled()) return respond(context);
    const read = async (): Promise<Entry<Context>> => {
      if (!shared?.isShared(context)) return { written: write(await respond(context)), filler: undefined };
      const response = await respond({ ...context, member: context.member && { ...context.member, id: nobody.id } });
      const written = write(response);
      return { written, filler: shared.filler(response, written) };
    };
    return whenThere(key(context), (callers) =>
      whenThere(entries.get(`${callers} ${queryOf(context)}`, clock(), read), ({ written, filler }) =>
        filler === undefined ? written : filler.fill(context),
      ),
    );
  };
}
