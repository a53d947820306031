import type { ServerResponse } from "node:http";
import type { HealthIssue } from "@mindreel/contract/catalogue/library-health";
import { beforeEach } from "vitest";
import { recogniseSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { startProvider } from "#test/peers/provider.ts";

/** The app with a fake video provider. Removes all videos before each test. */
export async function startLibraryHealth() {
  const provider = await startProvider();
  const videoSources = createVideoSources(oembedProviders(provider.origin), { ownOrigin: publicUrl, privateToo: true });
  const t = await startApp({ videoSources });
  const superuser = first(await t.members("superuser", 1));
  const { token } = superuser;

  /** The provider's response for a video, by id; by default, that it plays. */
  const responses = new Map<string, number | ((response: ServerResponse) => void)>();
  /** The ids that were requested from the provider. */
  const asked: string[] = [];
  for (const path of ["/oembed", "/api/oembed.json"]) {
    provider.on(path, (request, response) => {
      const about = new URL(request.url ?? "", provider.origin).searchParams.get("url") ?? "";
      const id = recogniseSource(about)?.oid ?? "";
      asked.push(id);
      const wanted = responses.get(id) ?? 200;
      if (typeof wanted === "function") wanted(response);
      else response.writeHead(wanted).end(JSON.stringify({ title: id, thumbnail_url: `${provider.origin}/still.jpg` }));
    });
  }

  /** Adds a video without the job that fetches its still. */
  async function add(address: string, { title = "", description = "" } = {}): Promise<number> {
    const source = recogniseSource(address);
    if (source === null) throw new Error("no source");
    const rows = await t.query<{ id: number }>(
      "insert into videos (title, description, source, source_kind, oid) values ($1, $2, $3, $4, 'any') returning id",
      [title || source.oid, description, source.url, source.kind],
    );
    return first(rows).id;
  }
  const youtube = (id: string) => add(`https://youtu.be/${id}`);
  const list = async (kind: HealthIssue) =>
    (await t.ok("GET /api/admin/v1/health/videos/", { token, query: { kind } })).results;
  const titles = async (kind: HealthIssue) => (await list(kind)).map(({ title }) => title);
  const summary = () => t.ok("GET /api/admin/v1/health/", { token });

  beforeEach(async () => {
    await t.query("delete from videos");
    responses.clear();
    asked.length = 0;
  });

  return { t, provider, videoSources, superuser, token, responses, asked, add, youtube, list, titles, summary };
}
