import { Stack, Textarea } from "@mantine/core";
import type { InvitationOutcome } from "@mindreel/contract/accounts/invitations";
import { limits } from "@mindreel/contract/plain/limits";
import { admin as messages } from "@mindreel/messages/accounts/invitations";
import { type FormEvent, useState } from "react";
import { format } from "#shared/language/format.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import classes from "./invitations.module.css";
import { useInvite } from "./invitations.ts";

/** The addresses in a text, in any separation: `Ada <ada@example.com>; bea@example.com`. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      // Of a name with an address, the address.
      .replaceAll(/"[^"\n]*"(?=\s?<)/g, " ")
      .replaceAll(/[^<>,;\n]*<([^<>\n]*)>/g, " $1 ")
      .split(/[\s,;]+/)
      .filter((each) => each !== ""),
  ),
];

const tones: Record<InvitationOutcome, "good" | "bad" | "brand"> = {
  ...{ invited: "good", waiting: "brand", member: "brand", refused: "bad", invalid: "bad" },
};

/** Invites people by their addresses, and says what came of each. */
export function InvitePeople() {
  const [text, setText] = useState("");
  const [days, setDays] = useState("30");
  const { mutate, data, isPending } = useInvite();
  const emails = addressesIn(text);
  const isTooMany = emails.length > limits.invitations;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || emails.length === 0 || isTooMany) return;
    mutate({ emails, free_days: Number(days) }, { onSuccess: () => setText("") });
  };
  return (
    <form onSubmit={send} aria-label={messages.title} className={classes.form}>
      <Stack gap="md">
        <Textarea
          label={messages.addresses}
          description={messages.addressesNote}
          error={isTooMany && format(messages.tooMany, { most: limits.invitations })}
          rows={6}
          required
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextField
          type="number"
          inputMode="numeric"
          label={messages.freeDays}
          description={messages.daysNote}
          min={0}
          max={limits.freeDays}
          required
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Row>
          <Button type="submit" loading={isPending}>
            {emails.length > 0 ? format(messages.invite, { count: emails.length }) : messages.inviteNobody}
          </Button>
        </Row>
        <div role="status">
          {data !== undefined && (
            <ul className={classes.results} aria-label={messages.results}>
              {data.results.map(({ email, outcome }) => (
                <li key={email}>
                  <Badge tone={tones[outcome]}>{messages.outcomes[outcome]}</Badge> {email}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Stack>
    </form>
  );
}
