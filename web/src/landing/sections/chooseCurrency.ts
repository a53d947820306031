import type { Plans } from "@mindreel/contract/billing/plans";
import { paymentIn } from "@mindreel/contract/plain/money";
import { likelyCurrency } from "@mindreel/contract/plain/offered";
import { language } from "#shared/language/language.ts";

/** Shows what is sold in the currency of the visitor's country, or the one that they choose. */
export function chooseCurrency(field: HTMLSelectElement): void {
  async function show(currency: string): Promise<void> {
    const response = await fetch(`/api/public/v1/plans/?${new URLSearchParams({ currency })}`);
    if (!response.ok) return;
    const { plans }: Plans = await response.json();
    if (field.value !== currency) return;
    for (const price of plans.flatMap(({ prices }) => prices)) {
      const shown = document.querySelector(`[data-price="${CSS.escape(price.id)}"]`);
      if (shown !== null) shown.textContent = paymentIn(language(), price.amount, price.currency);
    }
  }
  // What is shown stays as it is if the server cannot be reached.
  const change = () => void show(field.value).catch(() => undefined);
  field.addEventListener("change", change);
  const likely = likelyCurrency(navigator.languages);
  if (likely === undefined || likely === field.value) return;
  if (![...field.options].some(({ value }) => value === likely)) return;
  field.value = likely;
  change();
}
