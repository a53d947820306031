import { Text } from "@mantine/core";
import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { durationOf } from "@mindreel/contract/plain/durations";
import { messages } from "@mindreel/messages/catalogue/video-editing";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import classes from "./ProviderNote.module.css";

interface Props {
  readonly lookup: Lookup | undefined;
  readonly error: Error | null;
  readonly loading: boolean;
}

/** The provider's details for the URL above; its still can be used as the form's picture. */
export function ProviderNote({ lookup, error, loading }: Props) {
  return (
    <div className={classes.note} role="status">
      {loading ? (
        <Text size="sm" c="dimmed">
          <Spinner />
          &nbsp;
          {messages.asking}
        </Text>
      ) : error !== null ? (
        <Text size="sm" c="dimmed">
          {error.message}
        </Text>
      ) : lookup === undefined ? null : lookup.state === "found" ? (
        <Found lookup={lookup} />
      ) : (
        <Alert tone={lookup.state === "unreachable" ? "calm" : "bad"} icon={IconAlertTriangle}>
          {lookup.message}
        </Alert>
      )}
    </div>
  );
}

function Found({ lookup: { title, provider, duration, still } }: { readonly lookup: Lookup }) {
  return (
    <div className={classes.offer}>
      {still !== null && <img className={classes.still} src={still} alt="" />}
      <div className={classes.words}>
        <Text fw={560}>{title ?? messages.isThere}</Text>
        <Text size="sm" c="dimmed">
          {provider}
          {duration !== null && ` · ${durationOf(duration)}`}
        </Text>
      </div>
      {still !== null && (
        <Button variant="default" size="xs" onClick={({ currentTarget }) => takePicture(currentTarget.form, still)}>
          {messages.usePicture}
        </Button>
      )}
    </div>
  );
}

/** Puts a picture into the form's file input, as if the user had chosen it. */
function takePicture(form: HTMLFormElement | null, dataUrl: string): void {
  const input = form?.elements.namedItem("videos_thumbnail");
  if (!(input instanceof HTMLInputElement)) return;
  const content = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (char) => char.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([content], "The provider's still.webp", { type: "image/webp" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
