import type { Params } from "#api/params.ts";
import type { Payments } from "#billing/payments.ts";
import type { CompletePurchase } from "#billing/purchases.ts";
import type { Subscriptions } from "#billing/subscriptions.ts";
import type { World } from "#world/world.ts";
import { type Html, html } from "./html.ts";

export const style = `
:root { color-scheme: light dark; --ground: #f5f6fb; --card: #fff; --text: #1c1e2b; --dim: #575a69; --line: #d9dbe6;
  --brand: #454ee2; --on: #fff; --bad: #b3261e; --badground: #fdecea; --good: #14663a; --warn: #fff4d6; --onwarn: #5c3d00; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d0e15; --card: #171924; --text: #eceef6; --dim: #a5a9bb;
  --line: #2f3242; --brand: #5b64f0; --bad: #ffb4ab; --badground: #3b1512; --good: #7fd8a3; --warn: #3a2b00; --onwarn: #ffdf94; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text);
  font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Arial, sans-serif; }
.banner { margin: 0; padding: 10px 16px; background: var(--warn); color: var(--onwarn); text-align: center; font-size: 14px; }
main { max-width: 920px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 24px; }
.two { display: grid; gap: 24px; align-items: start; }
@media (min-width: 760px) { .two { grid-template-columns: 1fr 1fr; } }
section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 0 0 12px; }
p { margin: 0 0 12px; }
.dim { color: var(--dim); }
.price { font-size: 32px; font-weight: 700; letter-spacing: -0.02em; margin: 8px 0; font-variant-numeric: tabular-nums; }
label { display: block; font-weight: 600; font-size: 14px; margin-bottom: 4px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--line); border-radius: 10px; }
.field { margin-bottom: 16px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, .button { display: inline-block; min-height: 44px; padding: 10px 18px; font: inherit; font-weight: 600; border-radius: 10px;
  border: 1px solid var(--brand); background: var(--brand); color: var(--on); cursor: pointer; text-decoration: none; text-align: center; }
button.quiet, .button.quiet { background: transparent; color: var(--text); border-color: var(--line); }
button.wide { width: 100%; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
a { color: inherit; }
.error { background: var(--badground); color: var(--bad); border-radius: 10px; padding: 12px 16px; margin: 0 0 16px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.actions form { margin: 0; }
td code { white-space: nowrap; }
.actions + p { margin-top: 16px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 8px 8px 0; border-top: 1px solid var(--line); font-size: 14px; }
th { border-top: 0; color: var(--dim); font-weight: 600; }
.scroll { overflow-x: auto; }
.machine { border-style: dashed; }
`;

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
