import {
  acceptedLanguages,
  isLanguage,
  type Language,
  languageCookie,
  languageOf,
  sourceLanguage,
} from "@mindreel/contract/plain/languages";
import { sessionIn } from "@mindreel/contract/plain/session-cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#config/config.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import type { Authenticate } from "#security/authentication.ts";
import { readingOnce } from "./headers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The languages of pages and responses. */
    languages: readonly Language[];
  }
}

/** A year, in seconds. */
const cookieLasts = 365 * 24 * 60 * 60;

export type PageLanguage = (request: FastifyRequest, reply: FastifyReply) => Awaitable<Language>;

/**
 * The language of a page, from the first of these that is set: `?lang=` in the address, which is then stored in a
 * cookie; the member's setting; that cookie; the browser's languages; the site's language.
 */
export function createPageLanguage(
  authenticate: Authenticate,
  { publicUrl, languages }: Pick<Config, "publicUrl" | "languages">,
): PageLanguage {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return (request, reply) => {
    const offered = (language: Language | null | undefined) =>
      language && languages.includes(language) ? language : undefined;
    const asked = offered(languageAskedIn(request));
    if (asked !== undefined) {
      // A page may determine its language twice.
      reply.removeHeader("Set-Cookie");
      reply.header("Set-Cookie", `${languageCookie}=${asked}; Path=/; SameSite=Lax; Max-Age=${cookieLasts}${secure}`);
      return asked;
    }
    const cookies = request.headers.cookie ?? "";
    const session = sessionIn(cookies);
    // Pages are served even without the database.
    const member = session && authenticate(`Token ${session.token}`).catch(() => null);
    return whenThere(
      member,
      (known) =>
        offered(known?.chosenLanguage) ??
        offered(chosenIn(cookies)) ??
        acceptedByCall(request) ??
        languages[0] ??
        sourceLanguage,
    );
  };
}

export const languageAskedIn = ({ query }: Pick<FastifyRequest, "query">): Language | undefined =>
  typeof query === "object" && query !== null && "lang" in query && typeof query.lang === "string"
    ? languageOf(query.lang)
    : undefined;

/** The language of an API response: the one that its caller accepts, which for our pages is the page's language. */
export const languageOfCall = (request: Pick<FastifyRequest, "headers" | "server">): Language =>
  acceptedByCall(request) ?? sourceLanguage;

const accepted = readingOnce(acceptedLanguages);

/** Undefined if the caller accepts none of the site's languages. */
export const acceptedByCall = ({ headers, server }: Pick<FastifyRequest, "headers" | "server">) =>
  accepted(headers["accept-language"] ?? "").find((language) => server.languages.includes(language));

const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)(?:;|$)`);

function chosenIn(cookies: string): Language | undefined {
  const language = chosen.exec(cookies)?.[1];
  return isLanguage(language) ? language : undefined;
}
