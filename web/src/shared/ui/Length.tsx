import { Text } from "@mantine/core";
import { durationOf, isoDurationOf } from "@mindreel/contract/plain/durations";
import { table as messages } from "@mindreel/messages/shared/words";

interface Props {
  /** Null while unknown. */
  readonly seconds: number | null;
}

/** A length in a table. */
export function Length({ seconds }: Props) {
  if (seconds === null) return <Text c="dimmed">{messages.unknown}</Text>;
  return <time dateTime={isoDurationOf(seconds)}>{durationOf(seconds)}</time>;
}
