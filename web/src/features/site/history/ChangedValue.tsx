import { messages } from "@mindreel/messages/site/history";
import classes from "./history.module.css";

interface Props {
  /** Empty for the built-in value. */
  readonly text: string;
  /** The URL of a picture; the text is its description. */
  readonly picture?: string | null | undefined;
}

/** The old or new value of a setting. */
export function ChangedValue({ text, picture }: Props) {
  if (picture) return <img className={classes.picture} src={picture} alt={text} height={24} loading="lazy" />;
  return text === "" ? <em>{messages.builtIn}</em> : text;
}
