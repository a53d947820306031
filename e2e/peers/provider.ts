import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { type Peer, serve } from "./serve.ts";

const still = readFileSync(join(import.meta.dirname, "../../server/demo/thumbnails/sintel.webp"));

/** The response to a video whose id starts with the word. */
const refusals = [
  ["gone", 404],
  ["private", 403],
  ["noembed", 401],
] as const;

/**
 * Responds to oEmbed requests like YouTube and Vimeo: every video exists, unless its id starts with one of the
 * refusals.
 */
export async function startProvider(): Promise<Peer> {
  let origin = "";
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.test");
    if (pathname === "/still.webp") return response.setHeader("content-type", "image/webp").end(still);
    const video = new URL(searchParams.get("url") ?? "", "http://provider.test");
    const id = video.searchParams.get("v") ?? video.pathname.split("/").at(-1) ?? "";
    const refusal = refusals.find(([beginning]) => id.startsWith(beginning));
    if (refusal !== undefined) return response.writeHead(refusal[1]).end();
    const about = { title: `The film ${id}`, thumbnail_url: `${origin}/still.webp` };
    const more = { description: `Everything about ${id}.`, duration: 734 };
    return response.end(JSON.stringify(pathname === "/oembed" ? about : { ...about, ...more }));
  });
  const peer = await serve(server);
  origin = peer.url;
  return peer;
}
