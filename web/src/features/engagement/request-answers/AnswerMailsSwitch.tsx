import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { requestPreferencesQuery, useSetRequestPreferences } from "./requestPreferences.ts";

/** Turns the mails about answers on or off. */
export function AnswerMailsSwitch() {
  const { data } = useQuery(requestPreferencesQuery);
  const { mutate } = useSetRequestPreferences();
  return (
    <Checkbox
      role="switch"
      label="Mail me when it is here"
      description="When something that you asked or voted for is in the library."
      disabled={data === undefined}
      checked={data?.mail_answers ?? false}
      onChange={({ currentTarget: { checked } }) => mutate({ mail_answers: checked })}
    />
  );
}
