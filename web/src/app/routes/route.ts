import { type Page, pageAt } from "@mindreel/contract/plain/pages";
import type { Parent } from "#app/layouts/page/parents.ts";
import { type Loadable, loadable } from "#shared/loading/loadable.ts";
import type { PageModule } from "#shared/loading/pageModule.ts";

export interface Entry {
  /** Path of the module, under `pages`. */
  readonly file: string;
  /** Whether the server also renders its content, not only the frame and the heading. */
  readonly rendered?: boolean;
  /**
   * What the page is called in the document's title, unless it has a name of its own. The heading of a page that the
   * server does not render, shown until its content has loaded.
   */
  readonly title: () => string;
  /** For the document's title, if another page has the same heading. */
  readonly documentTitle?: () => string;
  /** The page that a page about one thing belongs to. */
  readonly parent?: () => Parent;
  /** For pages of pro members: what others get in its place, without loading its script. */
  readonly gate?: Loadable<PageModule>;
}

/** Exactly these pages: a missing one and an extra one both fail type checking. */
export type EntriesOf<P extends Page> = Readonly<Record<P, Entry>>;

export interface Route {
  readonly module: Loadable<PageModule>;
  readonly rendered: boolean;
  readonly withMantine: boolean;
  readonly title: () => string;
  readonly documentTitle: () => string;
  readonly parent: (() => Parent) | undefined;
  /** Whether the frame with the member's menus is around the page. */
  readonly framed: boolean;
  readonly superusersOnly: boolean;
  readonly gate: Loadable<PageModule> | undefined;
}

/** The routes of the site, for visitors or for members. */
export interface Routes {
  readonly pages: ReadonlyMap<string, Route>;
  readonly notFound: Route;
}

type Load = () => Promise<PageModule>;

/** The page with this name among the modules found by `import.meta.glob`. */
export function pageIn(modules: Readonly<Record<string, Load>>, file: string): Load {
  const load = modules[`../pages/${file}.tsx`];
  if (load === undefined) throw new Error(`There is no page ${file}.`);
  return load;
}

/** Creates routes to pages, with the given function for loading their modules. */
export function routing(loadOf: (file: string) => Load) {
  function routeTo(entry: Entry, framed = false, superusersOnly = false): Route {
    const { file, rendered = false, title, documentTitle = title, parent, gate } = entry;
    const module = loadable(`src/app/pages/${file}.tsx`, loadOf(file));
    return {
      module,
      rendered,
      withMantine: superusersOnly,
      title,
      documentTitle,
      parent,
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

/** The route at a path. For visitors not `/`: the server answers that with the landing page, a separate document. */
export function routeAt({ pages, notFound }: Routes, pathname: string): Route {
  const page = pageAt(pathname);
  return (page && pages.get(page)) ?? notFound;
}
