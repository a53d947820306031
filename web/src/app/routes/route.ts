import { type Page, pageAt } from "@mindreel/contract/plain/pages";
import { type Loadable, loadable } from "#shared/loading/loadable.ts";
import type { PageModule } from "#shared/loading/pageModule.ts";

export interface Entry {
  /** The module, under `pages`. */
  readonly file: string;
  /** Whether the server renders its content as well, not only the frame and the heading. */
  readonly rendered?: boolean;
  /** The heading of a page that is made of Mantine, which stands there until its content does. */
  readonly title?: () => string;
  /** For pro members: what others get in its place, and none of its script. */
  readonly gate?: Loadable<PageModule>;
}

/** Exactly these pages: one that is missing and one that is too many both fail the type check. */
export type EntriesOf<P extends Page> = Readonly<Record<P, Entry>>;

export interface Route {
  readonly module: Loadable<PageModule>;
  readonly rendered: boolean;
  readonly withMantine: boolean;
  readonly title: () => string;
  /** What stands around the page: a member's menus, or nothing. */
  readonly framed: boolean;
  readonly superusersOnly: boolean;
  readonly gate: Loadable<PageModule> | undefined;
}

/** What is at the paths of the site, for visitors or for members. */
export interface Routes {
  readonly pages: ReadonlyMap<string, Route>;
  readonly notFound: Route;
}

type Load = () => Promise<PageModule>;

/** The page of this name among those that `import.meta.glob` has found. */
export function pageIn(modules: Readonly<Record<string, Load>>, file: string): Load {
  const load = modules[`../pages/${file}.tsx`];
  if (load === undefined) throw new Error(`There is no page ${file}.`);
  return load;
}

/** Makes routes to pages, which are loaded as it is told. */
export function routing(loadOf: (file: string) => Load) {
  function routeTo(entry: Entry, framed = false, superusersOnly = false): Route {
    const { file, rendered = false, title, gate } = entry;
    const module = loadable(`src/app/pages/${file}.tsx`, loadOf(file));
    return {
      module,
      rendered,
      withMantine: title !== undefined,
      title: title ?? (() => ""),
      framed,
      superusersOnly,
      gate,
    };
  }

  function routesTo(entries: Readonly<Partial<Record<Page, Entry>>>, framed = false, superusersOnly = false) {
    return Object.entries(entries).map(([page, entry]) => [page, routeTo(entry, framed, superusersOnly)] as const);
  }

  return { routeTo, routesTo };
}

/** What is at a path. For visitors not `/`: the server answers that with the landing page, which is another document. */
export function routeAt({ pages, notFound }: Routes, pathname: string): Route {
  const page = pageAt(pathname);
  return (page && pages.get(page)) ?? notFound;
}
