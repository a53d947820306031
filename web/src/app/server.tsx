import { AsyncLocalStorage } from "node:async_hooks";
import type { PageRequest, Pages } from "@mindreel/contract/rendering";
import { createServerHistory } from "@tanstack/history";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "#shared/api/query.ts";
import { setTransport } from "#shared/api/transport.ts";
import { setBoot } from "#shared/boot.ts";
import { App } from "./App.tsx";
import { filesOf } from "./files.ts";
import { memberFrame } from "./frame.ts";
import { modulesOf } from "./preload.ts";
import { type Route, routeAt } from "./routes.ts";

/** Milliseconds that a page waits for its data; the browser asks for what is late. */
const patience = 500;

const caller = new AsyncLocalStorage<PageRequest["answer"]>();
setTransport(async (url) => {
  const answer = caller.getStore();
  if (answer === undefined) throw new Error(`nobody asks for ${url}`);
  return answer(url);
});

/** What is rendered here: the frame, and the page itself where the browser need not wait for it. */
const renderedModules = ({ module, rendered, framed }: Route) => [
  ...(rendered ? [module] : []),
  ...(framed ? [memberFrame] : []),
];

async function fetchData(route: Route, client: QueryClient, params: URLSearchParams): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  const all = renderedModules(route).map(({ loaded }) => loaded?.prefetch?.({ client, params }));
  await Promise.race([Promise.allSettled(all), late]);
  clearTimeout(timer);
}

/** JSON for a script element that is not run. */
const inert = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const linksTo = ({ scripts, styles }: ReturnType<typeof filesOf>) =>
  [
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`),
  ].join("");

/** Where the page is. */
const root = '<div id="root">';

/** A page that somebody has asked for, or one for nobody in particular. */
type Asked = Pick<PageRequest, "url" | "signedIn"> & Partial<PageRequest>;

export const createRenderer: Pages["createRenderer"] = ({ boot, template, manifest, failed }) => {
  setBoot(boot);
  const place = (url: string, signedIn: boolean) => {
    const { pathname, searchParams: params } = new URL(url, "http://localhost");
    return { route: routeAt(pathname, signedIn), params };
  };
  // Behind the app's own styles, which say in what order layers count.
  const [beforeHead = "", rest = ""] = template.split("</head>");
  const [beforePage = "", afterPage = ""] = rest.split("<!--page-->");
  const render = (app: ReactNode) => {
    try {
      return renderToString(app);
    } catch (error) {
      failed(error);
      return "";
    }
  };

  /** The page, with what its data needs; and the data itself, unless there is nobody to ask for it. */
  const contentOf = async ({ url, signedIn, answer }: Asked) => {
    const { route, params } = place(url, signedIn);
    await Promise.all(renderedModules(route).map(({ load }) => load()));
    const client = createQueryClient();
    try {
      if (answer !== undefined) await caller.run(answer, () => fetchData(route, client, params));
      const app = render(<App history={createServerHistory(url)} client={client} signedIn={signedIn} />);
      // React puts the preloads of pictures before the markup; they belong in the head.
      const [, preloads = "", page = ""] = /^((?:<link [^>]*>)*)(.*)$/s.exec(app) ?? [];
      return {
        links: linksTo(filesOf(manifest, modulesOf(route))),
        data: inert("data", dehydrate(client)),
        preloads,
        page,
      };
    } finally {
      client.clear();
    }
  };

  return {
    filesOf: ({ url, signedIn }) => filesOf(manifest, modulesOf(place(url, signedIn).route)),
    render: async (request) => {
      const { links, data, preloads, page } = await contentOf(request);
      return [beforeHead, data, links, preloads, "</head>", beforePage, page, afterPage].join("");
    },
    frame: async (url) => {
      const { links, page } = await contentOf({ url, signedIn: true });
      const [beforeRoot = ""] = beforePage.split(root);
      // The names of its elements belong to those of the page, which takes its place.
      const shown = page.replaceAll(/ id="[^"]*"/g, "");
      return [beforeHead, links, "</head>", beforeRoot, `<div id="frame" aria-busy="true">${shown}</div>`].join("");
    },
    rest: async (request) => {
      const { data, preloads, page } = await contentOf(request);
      return ["<style>#frame{display:none}</style>", data, preloads, root, page, afterPage].join("");
    },
  };
};
