import { Unsubscribe } from "#app/parts/Unsubscribe.tsx";
import { unsubscribe } from "#features/newsletter/unsubscribe/unsubscribe.ts";

export function Component() {
  return (
    <Unsubscribe
      before="Click below, and we will send you no more news. Mails about your account will still arrive."
      after="You will get no more news from us. Sign up again whenever you like."
      end={unsubscribe}
    />
  );
}
