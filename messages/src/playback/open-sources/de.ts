import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "Gib dem Video eine signierte Wiedergaberichtlinie, lösche seine öffentliche Playback-ID und verwende hier die signierte.",
  cloudflare_stream: "Schalte für das Video „Require signed URLs“ ein.",
  bunny_cdn: "Schalte „token authentication“ für die Pull-Zone ein.",
  bunny_embed: "Schalte „embed view token authentication“ für die Bibliothek ein.",
  s3: "Sperre den öffentlichen Zugriff auf den Bucket.",
  cloudfront: "Schränke in der „behavior“ der Distribution den „viewer access“ ein.",
} satisfies Translation<typeof english>;
