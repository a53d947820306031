import { pagePath } from "@mindreel/contract/plain/pages";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { usersQuery } from "#features/accounts/member-admin/users.ts";
import { suggestionsQuery } from "#features/catalogue/search/suggestions.ts";
import { adminVideosQuery } from "#features/catalogue/video-admin/adminVideos.ts";
import type { Entry } from "./entries.ts";

/** Entries of a kind at once. */
const most = 5;

/** The videos, series and members with these words. What fails or is late is left out. */
export function useFound(text: string): { readonly found: readonly Entry[]; readonly asking: boolean } {
  const enabled = text !== "";
  const videos = useInfiniteQuery({ ...adminVideosQuery({ search: text }), enabled });
  const members = useInfiniteQuery({ ...usersQuery({ search: text }), enabled });
  const suggested = useQuery(suggestionsQuery(text));
  if (!enabled) return { found: [], asking: false };
  const found: Entry[] = [
    ...(videos.data?.pages[0]?.results ?? []).slice(0, most).map(
      ({ id, title, category }): Entry => ({
        ...{ kind: "videos", label: title, hint: category ?? "", to: pagePath("video", { id }) },
      }),
    ),
    ...(suggested.data ?? []).flatMap(({ kind, text: label, id }): Entry[] =>
      kind === "series" && id !== null
        ? [{ ...{ kind: "series", label, hint: "", to: pagePath("adminSeries", { id }) } }]
        : [],
    ),
    ...(members.data?.pages[0]?.results ?? []).slice(0, most).map(
      ({ id, username, email }): Entry => ({
        ...{ kind: "members", label: username, hint: email, to: pagePath("member", { id }) },
      }),
    ),
  ];
  return { found, asking: [videos, members, suggested].some(({ isFetching }) => isFetching) };
}
