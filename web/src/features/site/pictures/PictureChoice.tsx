import { Group, Input } from "@mantine/core";
import type { SitePicture, SitePictureBody } from "@mindreel/contract/site/pictures";
import { messages } from "@mindreel/messages/site/pictures";
import { useRef } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { IconPhotoUp } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./PictureChoice.module.css";
import { useUploadPicture } from "./uploadPicture.ts";

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly use: SitePictureBody["use"];
  /** The background that it is shown on. */
  readonly ground: "light" | "dark";
  /** The path of the chosen picture. */
  readonly shown: string | null;
  readonly error?: string | undefined;
  readonly onChosen: (picture: SitePicture) => void;
  /** Absent if there is nothing to remove. */
  readonly onRemove?: (() => void) | undefined;
}

/** One of the owner's pictures: uploaded when it is chosen, in effect once the settings are saved. */
export function PictureChoice({ label, description, use, ground, shown, error, onChosen, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const upload = useUploadPicture(use);
  const refused = upload.error === null ? error : upload.error.message;
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      {...(description !== undefined && { description })}
      {...(refused !== undefined && { error: refused })}
    >
      <Group gap="sm" mt={6} wrap="wrap">
        <div className={classes.ground} data-ground={ground}>
          {shown === null ? (
            <IconPhotoUp size={24} stroke={1.5} aria-hidden="true" />
          ) : (
            <img className={classes.picture} src={shown} alt="" />
          )}
        </div>
        <Button
          ref={choose}
          variant="default"
          aria-label={format(messages.chooseFor, { label })}
          loading={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {shown === null ? messages.choose : messages.replace}
        </Button>
        {shown !== null && onRemove !== undefined && (
          <Button
            variant="subtle"
            danger
            aria-label={format(messages.removeFor, { label })}
            onClick={() => {
              // The pressed button disappears.
              choose.current?.focus();
              upload.reset();
              onRemove();
            }}
          >
            {messages.remove}
          </Button>
        )}
      </Group>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (picture !== undefined) upload.mutate(picture, { onSuccess: onChosen, onError: formErrors });
        }}
      />
    </Input.Wrapper>
  );
}
