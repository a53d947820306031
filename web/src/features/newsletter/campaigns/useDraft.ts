import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { useEffect, useState } from "react";
import { ApiError } from "#shared/api/api.ts";
import { useSaveDraft } from "./campaigns.ts";

export type Draft = Pick<Campaign, "subject" | "preview_text" | "body" | "videos" | "audience" | "language">;

/** Milliseconds: idle time before a draft is saved, and delay before a failed attempt is retried. */
const rest = 700;
const beforeNextAttempt = 5000;

const draftOf = ({ subject, preview_text, body, videos, audience, language }: Campaign): Draft => ({
  ...{ subject, preview_text, body, videos, audience, language },
});

/** A draft that is saved automatically while it is written. */
export function useDraft(campaign: Campaign) {
  const [saved, setSaved] = useState(() => ({ draft: draftOf(campaign), version: campaign.version }));
  const [draft, setDraft] = useState(saved.draft);
  const { mutate, isPending, error } = useSaveDraft(campaign.id);
  const unsaved = draft !== saved.draft;
  // Somebody else's changes: the text beside the button that sends it must be the one that is sent.
  if (!unsaved && campaign.version > saved.version) {
    const theirs = draftOf(campaign);
    setSaved({ draft: theirs, version: campaign.version });
    setDraft(theirs);
  }
  // Another attempt would fail as well, and overwriting somebody else's changes would be worse.
  const lost = error instanceof ApiError && (error.status === 409 || error.status === 404);
  useEffect(() => {
    if (!unsaved || isPending || lost) return;
    const save = () =>
      mutate({ ...draft, version: saved.version }, { onSuccess: ({ version }) => setSaved({ draft, version }) });
    const timer = setTimeout(save, error === null ? rest : beforeNextAttempt);
    return () => clearTimeout(timer);
  }, [draft, saved, unsaved, isPending, lost, error, mutate]);
  return {
    draft,
    unsaved,
    error,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
  };
}
