import { answerMails as messages } from "@mindreel/messages/engagement/request-answers";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { requestPreferencesQuery, useSetRequestPreferences } from "./requestPreferences.ts";

/** Turns mails about answered requests on or off. */
export function AnswerMailsSwitch() {
  const { data } = useQuery(requestPreferencesQuery);
  const { mutate } = useSetRequestPreferences();
  return (
    <Checkbox
      role="switch"
      label={messages.label}
      description={messages.description}
      disabled={data === undefined}
      checked={data?.mail_answers ?? false}
      onChange={({ currentTarget: { checked } }) => mutate({ mail_answers: checked })}
    />
  );
}
