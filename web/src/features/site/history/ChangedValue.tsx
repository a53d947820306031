import { messages } from "@mindreel/messages/site/history";
import classes from "./history.module.css";

interface Props {
  /** Empty: the built-in value. */
  readonly text: string;
  /** The address of a picture, which the text describes. */
  readonly picture?: string | null | undefined;
}

/** What a setting was, or is to be. */
export function ChangedValue({ text, picture }: Props) {
  if (picture) return <img className={classes.picture} src={picture} alt={text} height={24} loading="lazy" />;
  return text === "" ? <em>{messages.builtIn}</em> : text;
}
