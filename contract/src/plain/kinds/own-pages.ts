import { legalDocuments } from "./legal.ts";

/** The owner's own pages, such as "About". No schemas here: the browser loads this module. */
export const slugPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";
export const slugMax = 60;

/** Names that are reserved, since people would take the page for another one. */
const reserved: readonly string[] = legalDocuments;

export const isReservedSlug = (slug: string): boolean => reserved.includes(slug);

/** An address made of a title: `about-us` of "About us". Empty if none of its letters are Latin. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, slugMax)
    .replaceAll(/^-|-$/g, "");
