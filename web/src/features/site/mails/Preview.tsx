import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { WrittenMail } from "@mindreel/contract/site/mails";
import { messages } from "@mindreel/messages/site/mails";
import { useQuery } from "@tanstack/react-query";
import { ShownMail } from "#shared/ui/mail/ShownMail.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./mails.module.css";
import { shownMailQuery } from "./mails.ts";
import { faultsByField } from "./words.ts";

interface Props {
  readonly written: Omit<WrittenMail, "send">;
  /** Whether the wording is invalid: then the last valid mail stays. */
  readonly isFaulty: boolean;
}

/** A preview of the mail being written, updated when typing pauses. */
export function Preview({ written, isFaulty }: Props) {
  const [asked] = useDebouncedValue(written, 350);
  const enabled = faultsByField(asked.mail, asked.words).size === 0;
  const { data, error, refetch } = useQuery({ ...shownMailQuery(asked), enabled });
  return (
    <div className={classes.preview}>
      <Title order={3}>{messages.preview}</Title>
      <Text size="sm" c="dimmed" role="status">
        {isFaulty ? messages.mendFirst : messages.previewNote}
      </Text>
      {data !== undefined ? (
        <ShownMail {...data} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        !isFaulty && <FullSpinner />
      )}
    </div>
  );
}
