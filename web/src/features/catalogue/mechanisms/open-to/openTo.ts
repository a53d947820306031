import type { OpenTo } from "@mindreel/contract/catalogue/open-to";

/** The setting as a form sends it; empty: nothing of its own. */
export const openToText = (openTo: OpenTo | undefined): string =>
  openTo === undefined ? "" : typeof openTo === "string" ? openTo : JSON.stringify(openTo);
