import { Stack } from "@mantine/core";
import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { type FormEvent, useEffect, useState } from "react";
import { useProviderDetails } from "#features/catalogue/video-lookup/useProviderDetails.ts";
import { DateTimeField } from "#shared/forms/DateTimeField.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { AddressField, isRefused } from "./AddressField.tsx";
import classes from "./AddVideo.module.css";
import { type NewVideo, noVideo, useAddVideo } from "./addVideo.ts";
import { NewVideoFields } from "./NewVideoFields.tsx";

/** Adds a video: first its address, then what its provider doesn't tell, and when it is released. */
export function AddVideo() {
  const [values, setValues] = useState(noVideo);
  const [picture, setPicture] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useAddVideo();
  const provider = useProviderDetails(values.youtube_video_link, setValues);
  const changed = picture || Object.values(values).some((value) => value !== "");
  const guard = useUnsavedGuard(changed && !isSuccess, { title: messages.leaveTitle, text: messages.leaveText });
  // In an effect, so that the unsaved-changes guard is off by then.
  useEffect(() => {
    if (isSuccess) navigate(pagePath("videos"));
  }, [isSuccess, navigate]);

  const change = (some: Partial<NewVideo>) => {
    setValues((before) => ({ ...before, ...some }));
    setErrors((before) => new Map([...before].filter(([field]) => !(field in some))));
  };
  const { lookup, error } = provider;
  const isAsked = lookup !== undefined || (error !== null && !isRefused(error));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || !isAsked) return;
    const form = new FormData(event.currentTarget);
    if (!picture) form.delete("videos_thumbnail");
    // What the provider didn't tell now may come later.
    if (values.description === "" && lookup?.state !== "found") form.delete("description");
    mutate(form, { onError: (failure) => setErrors(formErrors(failure)) });
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={messages.title}>
      {guard}
      <AddressField
        value={values.youtube_video_link}
        error={errors.get("youtube_video_link")}
        lookup={lookup}
        failure={error}
        loading={provider.loading}
        onChange={(youtube_video_link) => change({ youtube_video_link })}
        onSeveral={(lines) => navigate(pagePath("videoImport"), { state: { lines } })}
      />
      {isAsked && lookup?.present == null && (
        <>
          <div className={classes.details}>
            <Stack gap="md">
              <NewVideoFields values={values} errors={errors} onChange={change} />
            </Stack>
            <TheirPicture lookup={lookup} error={errors.get("videos_thumbnail")} onPicture={setPicture} />
          </div>
          <PublishButtons
            value={values.release_at}
            error={errors.get("release_at")}
            pending={isPending}
            onChange={(release_at) => change({ release_at })}
          />
        </>
      )}
    </form>
  );
}

interface TheirPictureProps {
  readonly lookup: Lookup | undefined;
  readonly error: string | undefined;
  readonly onPicture: (chosen: boolean) => void;
}

function whence(lookup: Lookup | undefined): string {
  if (lookup === undefined) return messages.pictureOwn;
  const { still, source_kind, provider } = lookup;
  if (still !== null) return format(messages.pictureTheirs, { provider });
  const hasProvider = source_kind === "youtube" || source_kind === "vimeo";
  return hasProvider ? format(messages.pictureLater, { provider }) : messages.pictureOwn;
}

/** The provider's picture, which another one may replace, and what else it told. */
function TheirPicture({ lookup, error, onPicture }: TheirPictureProps) {
  const facts =
    lookup?.state !== "found"
      ? []
      : [
          lookup.provider,
          ...(lookup.duration === null ? [] : [durationOf(lookup.duration)]),
          ...(lookup.chapters === 0 ? [] : [format(messages.chapters, { count: lookup.chapters })]),
        ];
  return (
    <div>
      <PictureField
        label={messages.picture}
        name="videos_thumbnail"
        current={lookup?.still ?? null}
        required={false}
        error={error}
        onChosen={onPicture}
      />
      <Text small dim className={classes.below}>
        {whence(lookup)}
      </Text>
      {facts.length > 0 && (
        <Text small className={classes.below}>
          {facts.join(" · ")}
        </Text>
      )}
    </div>
  );
}

interface PublishButtonsProps {
  /** ISO; empty means at once. */
  readonly value: string;
  readonly error: string | undefined;
  readonly pending: boolean;
  readonly onChange: (iso: string) => void;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Releases the video at once, or at a time in the browser's time zone. */
function PublishButtons({ value, error, pending, onChange }: PublishButtonsProps) {
  const [later, setLater] = useState(value !== "");
  const [untimed, setUntimed] = useState(false);
  const turn = (to: boolean) => {
    setLater(to);
    setUntimed(false);
    onChange("");
  };
  return (
    <div>
      {later && (
        <DateTimeField
          label={messages.releaseTime}
          hint={format(messages.releaseHint, { timeZone: timeZone.replaceAll("_", " ") })}
          value={value}
          error={error ?? (untimed && value === "" ? messages.noTime : undefined)}
          onChange={onChange}
        />
      )}
      <input type="hidden" name="release_at" value={value} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={pending}
          onClick={(event) => {
            if (!later || value !== "") return;
            event.preventDefault();
            setUntimed(true);
          }}
        >
          {later ? messages.publishLater : messages.publish}
        </Button>
        <Button variant="default" onClick={() => turn(!later)}>
          {later ? messages.notScheduled : messages.schedule}
        </Button>
      </div>
    </div>
  );
}
