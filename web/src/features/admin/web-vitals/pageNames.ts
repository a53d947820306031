import type { MeasuredPage } from "@mindreel/contract/admin/web-vitals";
import { pageNames as messages } from "@mindreel/messages/admin/web-vitals";

const names = (): Readonly<Record<MeasuredPage, string>> => messages;

/** A page's name in the figures. */
export const pageName = (page: MeasuredPage): string => names()[page];
