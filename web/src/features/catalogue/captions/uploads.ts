import type { CaptionMatch, KeptCaption } from "@mindreel/contract/catalogue/captions";
import type { CaptionKind } from "@mindreel/contract/plain/kinds/caption-kinds";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#shared/api/api.ts";
import { batchesOf } from "#shared/import/batches.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { refreshCaptions } from "./captions.ts";
import { type SavedCaptions, toastKept } from "./changeCaptions.ts";

/** A chosen file, with the settings that it is to be stored with. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly video: CaptionMatch["video"];
  readonly language: string;
  readonly kind: CaptionKind;
  readonly label?: string;
  readonly state: "ready" | "sending" | "kept" | "failed";
  /** Why it failed. */
  readonly message?: string;
  readonly kept?: KeptCaption;
}

export type Choice = Partial<Pick<Upload, "language" | "kind">>;

const namesAtOnce = 20;

async function matchesOf(files: readonly File[]): Promise<CaptionMatch[]> {
  const matches: CaptionMatch[] = [];
  for (const some of batchesOf(files, namesAtOnce)) {
    // A line feed in a name would split it.
    const names = some.map(({ name }) => name.replaceAll("\n", " ").slice(0, 250) || "?").join("\n");
    matches.push(...(await call("GET /api/category/v1/captions/match/", { query: { names } })));
  }
  return matches;
}

function send(video: number, { file, language, kind, label }: Upload): Promise<KeptCaption> {
  const form = new FormData();
  form.set("language", language);
  form.set("kind", kind);
  if (label !== undefined) form.set("label", label);
  form.set("file", file);
  return call("POST /api/category/v1/video/{id}/captions/", { params: { id: String(video) }, form });
}

let nextId = 1;

/**
 * Caption files being uploaded.
 * @param video the one that all of them are for; absent if their names determine it
 */
export function useCaptionUploads(video?: NonNullable<CaptionMatch["video"]>) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [sending, setSending] = useState(false);

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...to } : each)));

  async function sendAll(all: readonly Upload[]): Promise<void> {
    setSending(true);
    const done: SavedCaptions[] = [];
    for (const upload of all) {
      const to = upload.video;
      if (to === null) continue;
      change(upload.id, { state: "sending" });
      try {
        const kept = await send(to.id, upload);
        done.push({ video: to.id, kept });
        change(upload.id, { state: "kept", kept });
      } catch (error) {
        change(upload.id, { state: "failed", message: error instanceof Error ? error.message : String(error) });
      }
    }
    setSending(false);
    toastKept(client, done);
    await refreshCaptions(client);
  }

  return {
    uploads,
    sending,
    change: (id: number, choice: Choice) => change(id, { ...choice, state: "ready" }),
    forget: (id: number) => setUploads((all) => all.filter((each) => each.id !== id)),
    clear: () => setUploads([]),

    /** Adds files with the settings derived from their names. */
    add: async (files: readonly File[]): Promise<void> => {
      try {
        const matches = await matchesOf(files);
        const added = files.map((file, n): Upload => {
          const { video: matched = null, language = null, kind = "subtitles" } = matches[n] ?? {};
          return { id: nextId++, file, video: video ?? matched, language: language ?? "en", kind, state: "ready" };
        });
        setUploads((all) => [...all.filter(({ state }) => state !== "kept"), ...added]);
      } catch (error) {
        toastError(error instanceof Error ? error.message : String(error));
      }
    },

    /** Uploads one file at once, replacing existing captions. */
    replace: (
      file: File,
      { language, kind, label }: Pick<Upload, "language" | "kind"> & { readonly label: string },
    ) => {
      const upload: Upload = { id: nextId++, file, video: video ?? null, language, kind, label, state: "sending" };
      setUploads((all) => [...all.filter(({ state }) => state !== "kept"), upload]);
      return sendAll([upload]);
    },

    send: () => sendAll(uploads.filter(({ state }) => state === "ready" || state === "failed")),
  };
}

export type CaptionUploads = ReturnType<typeof useCaptionUploads>;
