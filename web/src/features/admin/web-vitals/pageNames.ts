import type { MeasuredPage } from "@mindreel/contract/admin/web-vitals";
import { messages } from "@mindreel/messages/admin/page-names";

const names = (): Readonly<Record<MeasuredPage, string>> => messages;

/** A page's name in the figures. */
export const pageName = (page: MeasuredPage): string => names()[page];
