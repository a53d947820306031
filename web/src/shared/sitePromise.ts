import { promise as messages } from "@mindreel/messages/shared/states";
import { boot } from "./boot.ts";

export const usualPromise = (): string => messages.promise;

/** The line that introduces the site, with emphasis between asterisks: the owner's own, or the usual one. */
export const sitePromise = (): string => boot.site.promise ?? usualPromise();
