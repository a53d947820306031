import type { AddressOutcome } from "@mindreel/contract/accounts/email-change";
import { pagePath } from "@mindreel/contract/wire/pages";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { answerEmailChange } from "#features/accounts/email-change/emailChange.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { clearSession, readSession } from "#shared/session.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

type End = "new" | "current";

const questions: Record<End, { title: string; text: string; agree: string }> = {
  new: {
    title: "Confirm your new address",
    text: "An account is to have this e-mail address. Is it yours, and did you ask for this?",
    agree: "Confirm the new address",
  },
  current: {
    title: "Is this you?",
    text: "Your account is to have another e-mail address. Approve it only if you asked for it.",
    agree: "Approve the change",
  },
};

const others: Record<End, string> = { new: "the current address", current: "the new address" };

function outcomeOf(state: AddressOutcome["state"], end: End): { title: string; text: string } {
  if (state === "changed") return { title: "Your address is changed", text: "Sign in with the new one from now on." };
  if (state === "waiting") {
    return { title: "One step is left", text: `Now press the link in our mail to ${others[end]}.` };
  }
  return end === "new"
    ? { title: "Nothing changes", text: "Thank you. This address is not used for that account." }
    : {
        title: "Your address stays",
        text: "Nothing changes, and every device is signed out. Somebody may know your password: we have just mailed you a link to set a new one. Use it now.",
      };
}

/** Asks for a click instead of acting at once, because mail scanners open links too. */
export function Component() {
  const { token = "", end: mailedTo } = useParams();
  const end: End = mailedTo === "current" ? "current" : "new";
  const [state, setState] = useState<AddressOutcome["state"]>();
  const answer = useMutation({
    mutationFn: answerEmailChange,
    onSuccess: (outcome) => {
      // Every session of the account has ended.
      if (outcome.state === "refused" && end === "current") clearSession();
      setState(outcome.state);
      document.getElementById("main")?.focus();
    },
    onError: (error) => toastError(error.message),
  });
  const say = (refuse: boolean) => {
    if (!answer.isPending) answer.mutate({ token, refuse });
  };

  if (state !== undefined) {
    const { title, text } = outcomeOf(state, end);
    return (
      <AccountLayout title={title} text={text}>
        <Row>
          {/* By a full load: who is signed in may have changed. */}
          <ButtonLink href={pagePath(readSession() === null ? "signIn" : "home")} size="lg" variant="default">
            {readSession() === null ? "Sign in" : "Back to the videos"}
          </ButtonLink>
        </Row>
      </AccountLayout>
    );
  }
  const { title, text, agree } = questions[end];
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
          This was not me
        </Button>
      </Row>
    </AccountLayout>
  );
}
