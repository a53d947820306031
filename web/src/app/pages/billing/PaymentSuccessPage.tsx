import { pagePath } from "@mindreel/contract/plain/pages";
import { success as messages } from "@mindreel/messages/billing/checkout";
import { useEffect } from "react";
import { takeWanted } from "#app/pages/gates/wanted.ts";
import { validatePayment } from "#features/billing/checkout/validatePayment.ts";
import { ApiError } from "#shared/api/api.ts";
import { useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { rememberPayment } from "./justPaid.ts";
import classes from "./PaymentSuccessPage.module.css";

const pause = () => new Promise((resolve) => setTimeout(resolve, 1500));

/** Retries up to three times, because a bank may take a moment. After that, the webhook delivers the result. */
async function validated(session: string): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (attempt > 1) await pause();
    try {
      if (await validatePayment(session)) return true;
    } catch (error) {
      if (attempt === 3 || !(error instanceof ApiError) || error.status < 500) throw error;
    }
  }
  return false;
}

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = search.get("session_id") ?? "";

  useEffect(() => {
    let left = false;
    const leave = (message: string | null) => {
      if (left) return;
      if (message !== null) toastError(message);
      const wanted = message === null ? takeWanted() : null;
      if (wanted !== null) toastSuccess(messages.welcome);
      else if (message === null) rememberPayment();
      void navigate(wanted ?? pagePath("subscription"), { replace: true });
    };
    validated(session).then(
      (paid) => leave(paid ? null : messages.late),
      (error: unknown) => leave(error instanceof Error ? error.message : messages.late),
    );
    return () => {
      left = true;
    };
  }, [navigate, session]);

  return (
    <div className={classes.wait} role="status">
      <Spinner className={classes.spinner} />
      <Title order={1}>{messages.title}</Title>
      <p className={classes.text}>{messages.wait}</p>
    </div>
  );
}
