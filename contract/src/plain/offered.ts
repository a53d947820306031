/** An amount in its currency's smallest unit, and how often it is charged. */
export interface OfferedPrice {
  readonly amount: number;
  readonly currency: string;
  readonly interval: "day" | "week" | "month" | "year" | "once";
  readonly interval_count: number;
}

/** What pages and emails say in passing of what is sold. */
export interface Offered {
  /** Whether there is more to say than the usual plan's price for a month. */
  readonly choice: boolean;
  /** The lowest price in each currency; the site's own comes first. Empty if nothing is sold. */
  readonly from: readonly OfferedPrice[];
  /** How it is taxed; absent where nothing is said of tax. */
  readonly tax?: "inclusive" | "exclusive";
  /** Present where Stripe is the seller. */
  readonly byStripe?: true;
}

/** What a site offers that sells only the usual plan. */
export const offeredMonthly = (cents: number): Offered => ({
  choice: false,
  from: [{ amount: cents, currency: "usd", interval: "month", interval_count: 1 }],
});

const euro = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";
const ofCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.split(" ").map((country) => [country, "eur"])),
  ...{ US: "usd", GB: "gbp", CH: "chf", LI: "chf", CA: "cad", AU: "aud", NZ: "nzd", JP: "jpy", KR: "krw", IN: "inr" },
  ...{ SE: "sek", NO: "nok", DK: "dkk", PL: "pln", CZ: "czk", HU: "huf", RO: "ron", BR: "brl", MX: "mxn", ZA: "zar" },
  ...{ AE: "aed", SA: "sar", EG: "egp", MA: "mad", IL: "ils", TR: "try", SG: "sgd", HK: "hkd", KW: "kwd" },
};

/** Undefined where there is none, or for what a browser takes from the system although it is no language's tag. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

/** The currency of the country that the browser names, if it names one. */
export const likelyCurrency = (languages: readonly string[]): string | undefined =>
  languages.flatMap((tag) => ofCountry[regionOf(tag) ?? ""] ?? [])[0];
