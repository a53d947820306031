import { Stack } from "@mantine/core";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { type FormEvent, useEffect, useState } from "react";
import { useProviderDetails } from "#features/catalogue/video-lookup/useProviderDetails.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { AddressField, isRefused } from "./AddressField.tsx";
import classes from "./AddVideo.module.css";
import { useAddVideo } from "./addVideo.ts";
import { NewVideoFields } from "./NewVideoFields.tsx";
import { type NewVideo, noVideo } from "./newVideo.ts";
import { PublishButtons } from "./PublishButtons.tsx";
import { TheirPicture } from "./TheirPicture.tsx";

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
