import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "Prüfe, ob der Schlüssel zu der Umgebung gehört, in der das Video ist, und ob Schlüssel-ID und privater Schlüssel zusammengehören.",
  cloudflare_stream:
    "Prüfe, ob der Schlüssel zu dem Konto gehört, in dem das Video ist, und ob Schlüssel-ID und privater Schlüssel zusammengehören.",
  bunny_cdn:
    "Prüfe, ob das der Schlüssel für „URL token authentication“ der Pull-Zone dieses Hosts ist und ob „token IP validation“ aus ist.",
  bunny_embed:
    "Prüfe, ob das der Schlüssel für „token authentication“ der Bibliothek des Videos ist, nicht ihr API-Schlüssel.",
  s3: "Prüfe den Schlüssel und sein Geheimnis, die Region (`auto` bei R2), ob der Schlüssel das Objekt lesen darf und ob es das Objekt gibt: S3 antwortet bei einem fehlenden genauso.",
  cloudfront:
    "Prüfe, ob die Schlüssel-ID zu einem öffentlichen Schlüssel in der „trusted key group“ der Distribution gehört, ob der private Schlüssel dazu passt und ob es die Datei gibt: CloudFront antwortet bei einer fehlenden oft genauso.",
} satisfies Translation<typeof english>;
