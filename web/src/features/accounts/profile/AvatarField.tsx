import { Avatar, Button, Group, Text } from "@mantine/core";
import { messages } from "@mindreel/messages/accounts/profile-form";
import { useRef, useState } from "react";
import { Crop } from "#shared/picture/Crop.tsx";
import { type Area, cropPicture } from "#shared/picture/cropPicture.ts";
import { useBlobUrl } from "#shared/picture/useBlobUrl.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import classes from "./AvatarField.module.css";

interface Props {
  readonly name: string;
  /** The URL of the saved picture. */
  readonly current: string | null;
  readonly picture: Blob | null | undefined;
  readonly onChange: (picture: Blob | null) => void;
}

/** The profile picture, with buttons to remove it or to replace it by another, which is cropped to a square. */
export function AvatarField({ name, current, picture, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const shown = useBlobUrl(picture) ?? (picture === null ? null : current);
  const remove = () => {
    // The pressed button disappears.
    choose.current?.focus();
    onChange(null);
  };
  return (
    <Group gap="lg" wrap="wrap">
      <Avatar src={shown} name={name} alt="" color="brand" size={88} />
      <div>
        <Group gap="xs">
          <Button ref={choose} variant="default" onClick={() => input.current?.click()}>
            {messages.picture.choose}
          </Button>
          {shown !== null && (
            <Button variant="subtle" color="red" onClick={remove}>
              {messages.picture.remove}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed" mt={6}>
          {messages.picture.formats}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={messages.picture.label}
        onChange={(event) => {
          setChosen(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = "";
        }}
      />
      <CropModal
        file={chosen}
        onClose={() => setChosen(null)}
        onCropped={(cropped) => {
          setChosen(null);
          onChange(cropped);
        }}
      />
    </Group>
  );
}

interface CropProps {
  readonly file: File | null;
  readonly onClose: () => void;
  readonly onCropped: (picture: Blob) => void;
}

function CropModal({ file, onClose, onCropped }: CropProps) {
  const url = useBlobUrl(file);
  const [area, setArea] = useState<Area | null>(null);

  const crop = () => {
    if (url === null || area === null) return;
    cropPicture(url, area, { width: 512, height: 512 }).then(onCropped, () => toastError(messages.picture.unreadable));
  };

  return (
    <Dialog label={messages.picture.crop} title={messages.picture.crop} opened={file !== null} onClose={onClose}>
      <Crop
        url={url}
        aspect={1}
        round
        onArea={setArea}
        renderStage={(picture) => <div className={classes.stage}>{picture}</div>}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button onClick={crop} disabled={area === null}>
          {messages.picture.use}
        </Button>
      </Group>
    </Dialog>
  );
}
