import { FileInput, Text } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/newsletter/campaign-pictures";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#shared/api/api.ts";
import { IconPhotoUp } from "#shared/icons/site.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

interface Props {
  readonly campaignId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called with the Markdown that shows the picture. */
  readonly onAdd: (markdown: string) => void;
}

/** Uploads a picture, and asks for its alternative text. */
export function AddPicture({ campaignId, opened, onClose, onAdd }: Props) {
  /** The chosen file and its object URL. */
  const [picture, setPicture] = useState<{ readonly file: File; readonly url: string }>();
  const [description, setDescription] = useState("");
  const { mutate, isPending, error, reset } = useUploadPicture(campaignId);
  const errors = (error instanceof ApiError ? error.errors : null) ?? {};
  const choose = (file: File | null) => {
    reset();
    if (picture !== undefined) URL.revokeObjectURL(picture.url);
    setPicture(file === null ? undefined : { file, url: URL.createObjectURL(file) });
  };
  const close = () => {
    choose(null);
    setDescription("");
    onClose();
  };
  return (
    <FormModal
      title={messages.title}
      action={messages.add}
      ready={picture !== undefined && description.trim() !== ""}
      opened={opened}
      pending={isPending}
      onClose={close}
      onSubmit={() => {
        if (picture === undefined) return;
        const added = ({ markdown }: { readonly markdown: string }) => {
          onAdd(markdown);
          close();
        };
        mutate({ picture: picture.file, description }, { onSuccess: added });
      }}
    >
      <FileInput
        size="md"
        label={messages.picture}
        description={messages.pictureNote}
        placeholder={messages.choose}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        leftSection={<IconPhotoUp size={20} stroke={1.75} aria-hidden="true" />}
        value={picture?.file ?? null}
        error={errors.picture?.join(" ")}
        onChange={choose}
      />
      {picture !== undefined && (
        <img
          src={picture.url}
          alt=""
          style={{ alignSelf: "center", maxWidth: "100%", maxHeight: 240, borderRadius: 8 }}
        />
      )}
      <TextField
        label={messages.description}
        description={messages.descriptionNote}
        value={description}
        maxLength={limits.pictureDescription}
        dir="auto"
        autoComplete="off"
        error={errors.description?.join(" ")}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      {error !== null && Object.keys(errors).length === 0 && (
        <Text role="alert" c="red">
          {error.message}
        </Text>
      )}
    </FormModal>
  );
}

interface NewPicture {
  readonly picture: File;
  readonly description: string;
}

/** Uploads a picture for the text of a campaign. */
function useUploadPicture(campaignId: number) {
  return useMutation({
    mutationFn: ({ picture, description }: NewPicture) => {
      const form = new FormData();
      form.set("description", description);
      form.set("picture", picture);
      return call("POST /api/admin/v1/campaigns/{id}/pictures/", { params: { id: String(campaignId) }, form });
    },
  });
}
