import { Unsubscribe } from "#app/parts/Unsubscribe.tsx";
import { endAnswerMails } from "#features/engagement/request-answers/endAnswerMails.ts";

export function Component() {
  return (
    <Unsubscribe
      before="Click below, and we will no longer mail you when something that you asked for is here. Mails about your account will still arrive."
      after="You will get no more mails about what you asked for. The site still tells you, and your profile turns the mails on again."
      end={endAnswerMails}
    />
  );
}
