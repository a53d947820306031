import { useDebouncedValue } from "@mantine/hooks";
import type { SitePreviewBody } from "@mindreel/contract/site/preview";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { changesIn, useDraft } from "#features/site/settings/draft.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Milliseconds without typing before the preview updates. */
const pause = 400;

/** A page with the draft, updated when typing pauses, and the last one that could be shown. */
export function usePreview(path: string) {
  const { values, settings } = useDraft();
  const changes = Object.entries(changesIn(values, settings.values)).filter(([name]) => !name.startsWith("mail_"));
  // As a string, which stays equal while nothing changes.
  const [draft] = useDebouncedValue(JSON.stringify(Object.fromEntries(changes)), pause);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKeys.siteSettings, "preview", path, settings.version, draft],
    queryFn: ({ signal }) => {
      const body: SitePreviewBody = JSON.parse(draft);
      return call("POST /api/site/v1/preview/", { query: { path }, body, signal });
    },
    // One minute, for switching back and forth between two drafts.
    gcTime: 60_000,
  });
  /** The last page that could be shown. */
  const [shown, setShown] = useState<{ readonly path: string; readonly html: string }>();
  if (data !== undefined && (data.html !== shown?.html || path !== shown.path)) setShown({ path, html: data.html });
  return { shown, error, isFetching, retry: () => void refetch() };
}
