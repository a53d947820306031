import { queryOptions } from "@tanstack/react-query";
import { request } from "./api.ts";

const call = "GET /api/category/v1/video/{id}/captions/{caption}.vtt";

/**
 * The text of a caption file. The page fetches it, because a player would send no authorization; it never changes.
 * @param src the path of the file, as in a track
 */
export const vttQuery = (src: string) =>
  queryOptions({
    queryKey: ["vtt", src],
    queryFn: async ({ signal }) => {
      const [, id = "", caption = ""] = /video\/(\d+)\/captions\/(\d+)\.vtt$/.exec(src) ?? [];
      return (await request(call, { params: { id, caption }, signal })).text();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const vttPath = (video: number, caption: number): string =>
  `/api/category/v1/video/${video}/captions/${caption}.vtt`;
