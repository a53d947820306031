import { pagePath } from "@mindreel/contract/wire/pages";
import type { FastifyInstance } from "fastify";
import { AppError } from "#domain/errors.ts";

interface Options {
  readonly publicUrl: string;
  readonly siteMaps: () => Promise<number>;
  readonly siteMap: (number: number) => Promise<readonly { readonly id: number; readonly published_at: Date }[]>;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Tells search engines which pages there are for visitors. No address in it needs escaping. */
export function serveSiteMaps(app: FastifyInstance, { publicUrl, siteMaps, siteMap }: Options): void {
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("Cache-Control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /admin/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const maps = Array.from({ length: await siteMaps() }, (_, at) => `${publicUrl}/sitemaps/${at + 1}.xml`);
    const entries = maps.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join("");
    return reply
      .header("Cache-Control", "no-cache")
      .type("application/xml; charset=utf-8")
      .send(`${opening}<sitemapindex ${namespace}>${entries}</sitemapindex>`);
  });
  app.get<{ Params: { file: string } }>("/sitemaps/:file", async ({ params: { file } }, reply) => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(file)?.[1]);
    if (!(number <= (await siteMaps()))) throw new AppError("not_found");
    const entries = (await siteMap(number)).map(
      ({ id, published_at }) =>
        `<url><loc>${publicUrl}${pagePath("watch", { id })}</loc><lastmod>${published_at.toISOString()}</lastmod></url>`,
    );
    return reply
      .header("Cache-Control", "no-cache")
      .type("application/xml; charset=utf-8")
      .send(`${opening}<urlset ${namespace}>${entries.join("")}</urlset>`);
  });
}
