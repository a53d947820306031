import { moneyIn } from "@mindreel/contract/plain/money";
import { history as messages } from "@mindreel/messages/site/settings";
import { language } from "#shared/language/language.ts";
import classes from "./settings.module.css";

interface Props {
  readonly setting: string;
  /** Empty for the built-in value. */
  readonly text: string;
  /** The URL of a picture; the text is its description. */
  readonly picture?: string | null | undefined;
}

/** The old or new value of a setting. */
export function ChangedValue({ setting, text, picture }: Props) {
  if (picture) return <img className={classes.picture} src={picture} alt={text} height={24} loading="lazy" />;
  if (text === "") return <em>{messages.builtIn}</em>;
  return setting === "plan_price_cents" ? moneyIn(language(), Number(text) / 100, "USD") : text;
}
