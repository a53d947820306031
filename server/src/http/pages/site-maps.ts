import { pagePath } from "@mindreel/contract/plain/pages";
import type { Site } from "@mindreel/contract/rendering";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Cache } from "#data/cache/cache.ts";
import { AppError } from "#domain/errors.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { inSlices } from "#domain/work/slices.ts";
import { sizeOf, toSend, Written } from "#http/responses/written.ts";

interface Options {
  readonly cache: Cache;
  readonly clock: () => Date;
  readonly site: () => Awaitable<Site>;
  readonly publicUrl: string;
  readonly siteMaps: () => Promise<number>;
  readonly siteMap: (number: number) => Promise<readonly { readonly id: number; readonly publishedAt: Date }[]>;
  /** The ids of the categories that visitors may see. */
  readonly categoriesOnMap: () => Promise<readonly number[]>;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Lists the pages for visitors to search engines. No address in it needs escaping. */
export function serveSiteMaps(
  app: FastifyInstance,
  { publicUrl, site, siteMaps, siteMap, categoriesOnMap, cache, clock }: Options,
): void {
  const kept = cache.namespace<Written>("site map", sizeOf);
  const legalDocuments = async () => (await site()).boot.site.legal.documents;
  const ownPages = async () => (await site()).boot.site.pages;
  const siteMapOf = (entries: readonly string[]) =>
    `${opening}<urlset ${namespace}>${entries.map((entry) => `<url>${entry}</url>`).join("")}</urlset>`;
  const isClosed = async () => (await site()).boot.site.closed;
  const isSelling = async () => (await site()).boot.payments !== "off";
  /** While the site is closed, there is nothing to find. */
  const refuseWhileClosed = async () => {
    if (await isClosed()) throw new AppError("not_found");
  };
  const ofMaps = { onRequest: refuseWhileClosed };
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("Cache-Control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin/\n${(await isClosed()) ? "" : `Sitemap: ${publicUrl}/sitemap.xml\n`}`,
      ),
  );
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.header("Cache-Control", "no-cache").type("application/xml; charset=utf-8").send(xml);
  app.get("/sitemap.xml", ofMaps, async (_request, reply) => {
    const maps = [
      ...((await isSelling()) ? ["plans"] : []),
      ...((await legalDocuments()).length > 0 ? ["legal"] : []),
      ...((await ownPages()).length > 0 ? ["pages"] : []),
      ...((await categoriesOnMap()).length > 0 ? ["subjects"] : []),
      ...Array.from({ length: await siteMaps() }, (_, at) => String(at + 1)),
    ];
    const entries = maps.map((map) => `<sitemap><loc>${publicUrl}/sitemaps/${map}.xml</loc></sitemap>`).join("");
    return sendXml(reply, `${opening}<sitemapindex ${namespace}>${entries}</sitemapindex>`);
  });
  const pathOf = (path: string) => `<loc>${publicUrl}${path}</loc>`;
  app.get("/sitemaps/legal.xml", ofMaps, async (_request, reply) =>
    sendXml(reply, siteMapOf((await legalDocuments()).map((document) => pathOf(pagePath("legal", { document }))))),
  );
  app.get("/sitemaps/pages.xml", ofMaps, async (_request, reply) =>
    sendXml(reply, siteMapOf((await ownPages()).map(({ slug }) => pathOf(pagePath("ownPage", { slug }))))),
  );
  app.get("/sitemaps/plans.xml", ofMaps, async (_request, reply) =>
    sendXml(reply, siteMapOf((await isSelling()) ? [pathOf(pagePath("pricing"))] : [])),
  );
  app.get("/sitemaps/subjects.xml", ofMaps, async (_request, reply) =>
    sendXml(reply, siteMapOf((await categoriesOnMap()).map((id) => pathOf(pagePath("subject", { id }))))),
  );
  app.get<{ Params: { file: string } }>("/sitemaps/:file", ofMaps, async (request, reply) => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1]);
    if (!(number <= (await siteMaps()))) throw new AppError("not_found");
    // Most of the work of a large library's map, so it is done once for all.
    const written = await kept.get(String(number), clock(), async () => {
      const entries: string[] = [];
      await inSlices(await siteMap(number), ({ id, publishedAt }) =>
        entries.push(
          `<loc>${publicUrl}${pagePath("watch", { id })}</loc><lastmod>${publishedAt.toISOString()}</lastmod>`,
        ),
      );
      return new Written(siteMapOf(entries));
    });
    reply.header("Cache-Control", "no-cache").type("application/xml; charset=utf-8");
    return toSend(request, reply, written);
  });
}
