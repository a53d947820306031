import { messages } from "@mindreel/messages/notices/push-subscriptions";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { type PushState, pushQuery, useSetPush } from "./push.ts";

/** The explanation of each state. */
const explained = (state: PushState | undefined): string =>
  state === undefined || state === "on" || state === "off" ? messages.description : messages[state];

/** Turns notices on this device on or off. */
export function PushSwitch() {
  const { data: state } = useQuery(pushQuery);
  const { mutate, isPending, variables } = useSetPush();
  return (
    <Checkbox
      role="switch"
      label={messages.label}
      description={explained(state)}
      disabled={state === undefined || state === "unsupported" || state === "install"}
      checked={isPending ? variables : state === "on"}
      onChange={({ currentTarget: { checked } }) => mutate(checked)}
    />
  );
}
