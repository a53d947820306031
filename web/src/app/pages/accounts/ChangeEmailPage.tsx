import type { AddressOutcome } from "@mindreel/contract/accounts/email-change";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/email-change";
import { everyonesTitles as titles } from "@mindreel/messages/app";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { isStale, onLinkError } from "#app/pages/staleLink.ts";
import { answerEmailChange } from "#features/accounts/email-change/emailChange.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { clearSession, readSession } from "#shared/session/session.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

type End = "new" | "current";

function outcomeOf(state: AddressOutcome["state"], end: End): { title: string; text: string } {
  if (state === "changed") return { title: messages.changed, text: messages.changedText };
  if (state === "waiting") return { title: messages.waiting, text: messages.waitingFor[end] };
  return end === "new"
    ? { title: messages.nothingChanges, text: messages.nothingChangesText }
    : { title: messages.stays, text: messages.staysText };
}

/** Asks for a click instead of acting at once, because mail scanners open links too. */
export function Component() {
  const { token = "", end: mailedTo } = useParams();
  const end: End = mailedTo === "current" ? "current" : "new";
  const [state, setState] = useState<AddressOutcome["state"]>();
  const answer = useMutation({
    mutationFn: answerEmailChange,
    onSuccess: (outcome) => {
      // The server has ended every session of the account.
      if (outcome.state === "refused" && end === "current") clearSession();
      setState(outcome.state);
      document.getElementById("main")?.focus();
    },
    onError: onLinkError,
  });
  const say = (refuse: boolean) => {
    if (!answer.isPending) answer.mutate({ token, refuse });
  };

  if (state !== undefined) {
    const { title, text } = outcomeOf(state, end);
    return (
      <AccountLayout title={title} text={text}>
        <Onwards />
      </AccountLayout>
    );
  }
  if (isStale(answer.error)) {
    return (
      <AccountLayout title={titles.changeEmail}>
        <Alert icon={IconInfoCircle} tone="bad">
          {answer.error.message}
        </Alert>
        <Onwards />
      </AccountLayout>
    );
  }
  const { title, text, agree } = messages[end];
  return (
    <AccountLayout title={title} text={text}>
      <Row>
        <Button size="lg" loading={answer.isPending && !answer.variables.refuse} onClick={() => say(false)}>
          {agree}
        </Button>
        <Button
          size="lg"
          variant="default"
          loading={answer.isPending && answer.variables.refuse}
          onClick={() => say(true)}
        >
          {messages.notMe}
        </Button>
      </Row>
    </AccountLayout>
  );
}

/** A full page load, because the session may have changed. */
function Onwards() {
  const isSignedIn = readSession() !== null;
  return (
    <Row>
      <ButtonLink href={pagePath(isSignedIn ? "home" : "signIn")} size="lg" variant="default">
        {isSignedIn ? messages.back : messages.signIn}
      </ButtonLink>
    </Row>
  );
}
