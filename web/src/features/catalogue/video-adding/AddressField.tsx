import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { messages as asking } from "@mindreel/messages/catalogue/video-editing";
import { withScheme } from "#features/catalogue/video-lookup/withScheme.ts";
import { ApiError } from "#shared/api/api.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./AddVideo.module.css";

/** Whether the lookup failed because the player cannot play the address. */
export const isRefused = (error: Error): boolean => error instanceof ApiError && error.errors?.url !== undefined;

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly lookup: Lookup | undefined;
  /** Why nothing could be looked up. */
  readonly failure: Error | null;
  readonly loading: boolean;
  readonly onChange: (address: string) => void;
  /** Called with several pasted addresses, one a line. */
  readonly onSeveral: (lines: string) => void;
}

/** Where the video is, and what is known about it. */
export function AddressField({ value, error, lookup, failure, loading, onChange, onSeveral }: Props) {
  const refusal = failure !== null && isRefused(failure) ? failure.message : undefined;
  return (
    <div>
      <TextField
        label={messages.address}
        name="youtube_video_link"
        type="url"
        inputMode="url"
        description={messages.addressHint}
        value={value}
        error={error ?? refusal}
        maxLength={limits.url}
        placeholder="https://"
        autoComplete="off"
        required
        autoFocus
        onChange={({ currentTarget }) => onChange(withScheme(currentTarget.value))}
        onPaste={(event) => {
          const lines = event.clipboardData.getData("text").trim();
          if (!/\S\s*\n\s*\S/.test(lines)) return;
          event.preventDefault();
          onSeveral(lines);
        }}
      />
      <div className={classes.note} role="status">
        {loading ? (
          <Text small dim>
            <Spinner />
            &nbsp;
            {asking.asking}
          </Text>
        ) : lookup?.present ? (
          <Alert tone="warning" icon={IconAlertTriangle}>
            <Present video={lookup.present} />
          </Alert>
        ) : lookup !== undefined && lookup.state !== "found" ? (
          <Alert tone={lookup.state === "unreachable" ? "calm" : "bad"} icon={IconAlertTriangle}>
            {lookup.message} {lookup.state === "unreachable" && messages.unknown}
          </Alert>
        ) : failure !== null && refusal === undefined ? (
          <Alert tone="calm" icon={IconAlertTriangle}>
            {failure.message} {messages.unknown}
          </Alert>
        ) : null}
      </div>
    </div>
  );
}

function Present({ video: { id, title } }: { readonly video: NonNullable<Lookup["present"]> }) {
  const link = (text: string) => <PageLink to={pagePath("video", { id })}>{text}</PageLink>;
  return <Rich text={messages.present} values={{ title }} tags={{ link }} />;
}
