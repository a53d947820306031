import { states } from "@mindreel/messages/shared/states";
import { messages } from "@mindreel/messages/site/preview";
import { ApiError } from "#shared/api/api.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { settingName } from "#shared/settingNames.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./PreviewPanel.module.css";

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why the draft is not shown: its faults, by setting, or another failure. */
export function PreviewFault({ error, onRetry }: Props) {
  const faults = Object.entries((error instanceof ApiError ? error.errors : null) ?? {});
  if (faults.length > 0) {
    return (
      <Alert title={messages.invalid} icon={IconAlertTriangle} tone="calm">
        <ul className={classes.faults}>
          {faults.map(([setting, sentences]) => (
            <li key={setting}>
              <strong>{settingName(setting)}</strong>: {sentences.join(" ")}
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <Alert title={messages.failed} icon={IconAlertTriangle} tone="calm">
      <p>{error.message}</p>
      <Button variant="default" size="sm" onClick={onRetry}>
        {states.tryAgain}
      </Button>
    </Alert>
  );
}
