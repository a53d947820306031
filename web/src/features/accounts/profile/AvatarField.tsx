import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { form as messages } from "@mindreel/messages/accounts/profile";
import { useRef, useState } from "react";
import { Crop } from "#shared/picture/Crop.tsx";
import { type Area, cropPicture } from "#shared/picture/cropPicture.ts";
import { useBlobUrl } from "#shared/picture/useBlobUrl.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Avatar } from "#shared/ui/plain/Avatar.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./ProfileForm.module.css";
import { initialsOf } from "./profileName.ts";

interface Props {
  readonly user: CurrentUser;
  readonly picture: Blob | null | undefined;
  readonly onChange: (picture: Blob | null) => void;
}

/** The profile picture, with buttons to remove it or to replace it by another, which is cropped to a square. */
export function AvatarField({ user, picture, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const shown = useBlobUrl(picture) ?? (picture === null ? null : user.profile_pic);
  const remove = () => {
    // The pressed button disappears.
    choose.current?.focus();
    onChange(null);
  };
  return (
    <Row>
      <Avatar src={shown} initials={initialsOf(user)} size={88} />
      <div>
        <Row>
          <Button ref={choose} variant="default" onClick={() => input.current?.click()}>
            {messages.picture.choose}
          </Button>
          {shown !== null && (
            <Button variant="subtle" danger onClick={remove}>
              {messages.picture.remove}
            </Button>
          )}
        </Row>
        <Text small dim className={classes.formats}>
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
    </Row>
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
      <Row end>
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button onClick={crop} disabled={area === null}>
          {messages.picture.use}
        </Button>
      </Row>
    </Dialog>
  );
}
