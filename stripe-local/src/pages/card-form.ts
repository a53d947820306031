import { type Params, text } from "#api/params.ts";
import { cardOf, type TestCard, testCards } from "#billing/cards.ts";
import { type Html, html } from "./html.ts";

/** A card form, prefilled with a test card. */
export const cardForm = (action: string, button: string, error: string | undefined): Html => html`
<form method="post" action="${action}">
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
<div class="field"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required value="${testCards[0]?.number}"></div>
<div class="row">
<div class="field"><label for="expiry">Expiration</label>
<input id="expiry" name="expiry" placeholder="MM / YY" autocomplete="off" required value="12 / 34"></div>
<div class="field"><label for="cvc">CVC</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" required value="123"></div>
</div>
<div class="field"><label for="name">Name on card</label>
<input id="name" name="name" autocomplete="off" required value="Test Card"></div>
<button class="wide">${button}</button>
</form>`;

export const cardList = (): Html => html`
<section aria-labelledby="cards"><h2 id="cards">Test cards</h2>
<p class="dim">Only these numbers are accepted, with any future expiration date and any CVC.</p>
<div class="scroll"><table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>
${testCards.map((card) => html`<tr><td><code>${card.number}</code></td><td>${card.does}</td></tr>`)}
</tbody></table></div></section>`;

function expired(expiry: string): boolean {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const now = new Date();
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return year === "" || Number(month) < 1 || Number(month) > 12 || end <= now.getTime();
}

/** Reads the card form. Only the last four digits of the number are stored. */
export function readCard(params: Params): { card: TestCard } | { error: string } {
  const card = cardOf(text(params, "number") ?? "");
  if (card === undefined) return { error: "Only the test cards listed here are accepted." };
  if (expired(text(params, "expiry") ?? "")) return { error: "The expiration date is not in the future." };
  if (!/^\d{3,4}$/.test(text(params, "cvc") ?? "")) return { error: "The CVC has three or four digits." };
  return { card };
}
