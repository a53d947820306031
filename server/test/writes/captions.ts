import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

const form = () => ({
  ...{ language: "en", kind: "subtitles" },
  file: new File(["WEBVTT\n\n00:01.000 --> 00:02.000\nHello"], "a.vtt"),
});

export function captionsWrites(t: PaidApp, { video }: Stock) {
  async function captions() {
    const { token, id } = await video();
    const call = "POST /api/category/v1/video/{id}/captions/";
    const { caption } = await t.ok(call, { token, id, form: form() });
    return { token, id, params: { caption: String(caption.id) } };
  }
  return {
    "POST /api/category/v1/video/{id}/captions/": async () => ({ ...(await video()), form: form() }),
    "DELETE /api/category/v1/video/{id}/captions/{caption}/": captions,
    "POST /api/category/v1/video/{id}/captions/{caption}/restore/": async () => {
      const { token, id, params } = await captions();
      await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", { token, id, params });
      return { token, id, params };
    },
    "PUT /api/category/v1/video/{id}/chapters/": async () => ({
      ...(await video()),
      body: { chapters: [{ start: 0, title: "Welcome" }] },
    }),
    "POST /api/category/v1/video/{id}/captions/import/": async () => {
      const { token, id } = await video();
      const hls = "source_kind = 'hls', source = 'https://v.example.com/a.m3u8'";
      await t.query(`update videos set ${hls} where id = $1`, [id]);
      return { token, id };
    },
  } satisfies Writes;
}
