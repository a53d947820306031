import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@mindreel/contract/plain/languages";
import { pathParams } from "@mindreel/contract/plain/pages";
import type { PageRequest, Pages } from "@mindreel/contract/rendering";
import { createServerHistory } from "@tanstack/history";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "#shared/api/query.ts";
import { setTransport } from "#shared/api/transport.ts";
import { setBoot } from "#shared/boot.ts";
import type { FirstData } from "#shared/hydration/firstData.ts";
import { setWords } from "#shared/language/inEveryLanguage.ts";
import { renderIn } from "#shared/language/language.ts";
import { renderedTitle } from "#shared/navigation/DocumentTitle.tsx";
import { App } from "./App.tsx";
import { type Content, documentsFrom } from "./document.ts";
import { filesOf, type PageFiles } from "./files.ts";
import { memberFrame } from "./frame.ts";
import { frameOf, modulesOf, prefetchFor, prefetchPage } from "./preload.ts";
import { type Route, routeAt } from "./routes/route.ts";
import { routeTable } from "./routes/routeTable.ts";

export { serverOnly } from "#shared/language/serverOnly.ts";

/** Milliseconds that rendering waits for data; the browser fetches what is late. */
const patience = 500;

const caller = new AsyncLocalStorage<PageRequest["get"]>();
setTransport(async (url) => {
  const get = caller.getStore();
  if (get === undefined) throw new Error(`${url} was called outside of rendering`);
  return get(url);
});

async function fetchData(route: Route, client: QueryClient, { pathname, searchParams: params }: URL): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  const context = { client, params, path: pathParams(pathname) };
  const all = [
    ...(route.rendered ? [prefetchPage(route, context)] : []),
    ...(route.framed ? [prefetchFor(memberFrame, context)] : []),
  ];
  await Promise.race([Promise.allSettled(all), late]);
  clearTimeout(timer);
}

/** JSON in a script element that is not executed. */
const inert = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** A page requested by somebody, or a frame that is the same for everyone. */
interface Asked extends Partial<PageRequest> {
  readonly url: string;
  readonly signedIn: boolean;
  readonly language: Language;
}

const askedBy = (request: PageRequest): Asked => ({ ...request, signedIn: request.member !== null });

/** Caches a value per language, created on first use. */
function keptByLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

export const createRenderer: Pages["createRenderer"] = ({ boot, words, template, manifest, script, style, failed }) => {
  const files = new Map<string, PageFiles>();
  const filesFor = (modules: readonly { readonly file: string }[]) => {
    const key = modules.map(({ file }) => file).join(" ");
    const known = files.get(key) ?? filesOf(manifest, modules);
    files.set(key, known);
    return known;
  };
  const documents = keptByLanguage((language) => documentsFrom(template(language), style));
  const render = (app: ReactNode, language: Language) => {
    try {
      // The process also renders other editions of the site.
      setBoot(boot);
      setWords(words);
      renderIn(language);
      return { app: renderToString(app), title: renderedTitle() };
    } catch (error) {
      failed(error);
      return { app: "", title: boot.appName };
    }
  };

  /** The page and the files that it needs; and its data, unless it is the frame for everyone. */
  const contentOf = async ({ url, signedIn, language, member, get }: Asked): Promise<Content> => {
    const address = new URL(url, "http://localhost");
    const { routes } = await routeTable(signedIn).load();
    const route = routeAt(routes, address.pathname);
    const client = createQueryClient();
    try {
      if (get !== undefined) await caller.run(get, () => fetchData(route, client, address));
      const modules = modulesOf(route, client);
      // Rendered here: the frame, and the page itself if it is rendered on the server.
      const rendered = route.rendered ? modules : route.framed ? frameOf(client) : [];
      await Promise.all(rendered.map(({ load }) => load()));
      const { app, title } = render(
        <App history={createServerHistory(url)} client={client} signedIn={signedIn} routes={routes} />,
        language,
      );
      // React puts preload links of pictures before the markup; they belong in the head.
      const [, preloads = "", page = ""] = /^((?:<link [^>]*>)*)(.*)$/s.exec(app) ?? [];
      const { scripts, styles } = filesFor([routeTable(signedIn), ...modules]);
      return {
        files: { styles, scripts: scripts.map((file) => script(file, language)) },
        shown: filesFor(rendered).styles,
        data: inert("data", { ...dehydrate(client), member } satisfies FirstData) + preloads,
        ...{ title, page, complete: route.rendered },
      };
    } finally {
      client.clear();
    }
  };

  return {
    render: async (request) => documents(request.language).whole(await contentOf(askedBy(request))),
    frame: async (url, language) => documents(language).frame(await contentOf({ url, signedIn: true, language })),
    rest: async (request) => documents(request.language).rest(await contentOf(askedBy(request))),
  };
};
