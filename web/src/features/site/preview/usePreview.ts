import { useDebouncedValue } from "@mantine/hooks";
import type { SitePreviewBody } from "@mindreel/contract/site/preview";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { changesIn, useDraft } from "#features/site/settings/draft.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Milliseconds without typing before the preview updates. */
const pause = 400;

/** The landing page with the draft, updated when typing pauses, and the last one that could be shown. */
export function usePreview() {
  const { values, settings } = useDraft();
  const changes = Object.entries(changesIn(values, settings.values)).filter(([name]) => !name.startsWith("mail_"));
  // As a string, which stays equal while nothing changes.
  const [draft] = useDebouncedValue(JSON.stringify(Object.fromEntries(changes)), pause);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKeys.siteSettings, "preview", settings.version, draft],
    queryFn: ({ signal }) => {
      const body: SitePreviewBody = JSON.parse(draft);
      return call("POST /api/site/v1/preview/", { body, signal });
    },
    // One minute, for switching back and forth between two drafts.
    gcTime: 60_000,
  });
  const [shown, setShown] = useState<string>();
  if (data !== undefined && data.html !== shown) setShown(data.html);
  return { html: shown, error, isFetching, retry: () => void refetch() };
}
