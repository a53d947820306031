import type { Params } from "#api/params.ts";
import type { Payments } from "#billing/payments.ts";
import type { CompletePurchase } from "#billing/purchases.ts";
import type { Subscriptions } from "#billing/subscriptions.ts";
import type { World } from "#world/world.ts";
import { type Html, html } from "./html.ts";

export interface PageTools {
  readonly world: World;
  readonly payments: Payments;
  readonly subscriptions: Subscriptions;
  readonly purchase: CompletePurchase;
  readonly appName: string;
  readonly get: (path: string, handler: Handler) => void;
  readonly post: (path: string, handler: Handler) => void;
}

/** The parameters of a request for a page. */
interface PageRequest {
  readonly id: string;
  readonly verb: string;
  readonly query: Params;
  readonly form: Params;
}

/** A page, or where to redirect the browser. */
export type Shown =
  | { readonly title: string; readonly body: Html; readonly status?: number; readonly leadsTo?: string | null }
  | { readonly to: string };
export type Handler = (request: PageRequest) => Shown;

export const notFound: Shown = {
  status: 404,
  title: "Not found",
  body: html`<section><h1>There is no such page</h1><p class="dim">The link is old, or belongs to another rehearsal.</p></section>`,
};
