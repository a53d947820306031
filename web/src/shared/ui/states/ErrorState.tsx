import { states as messages } from "@mindreel/messages/shared/states";
import { useEffect } from "react";
import { ApiError } from "#shared/api/api.ts";
import { IconCloudOff, IconPlugConnectedX, IconRefresh } from "#shared/icons/frame.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown if something failed to load, with the reason and a retry button. Once the network is back, it retries by itself. */
export function ErrorState({ error, onRetry }: Props) {
  const unreachable = error instanceof ApiError && error.status === 0;
  useEffect(() => {
    if (!unreachable) return;
    addEventListener("online", onRetry, { once: true });
    return () => removeEventListener("online", onRetry);
  }, [unreachable, onRetry]);
  const Icon = unreachable ? IconCloudOff : IconPlugConnectedX;
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon size={36} stroke={1.5} />}
        title={unreachable ? messages.offline : messages.notLoaded}
        text={error instanceof ApiError ? error.message : messages.wentWrong}
        action={
          <Button leftSection={<IconRefresh size={18} />} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
