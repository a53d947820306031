import { Avatar, Button, Group, Modal, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { Crop } from "#shared/picture/Crop.tsx";
import { type Area, cropPicture } from "#shared/picture/cropPicture.ts";
import { useBlobUrl } from "#shared/picture/useBlobUrl.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import classes from "./AvatarField.module.css";

interface Props {
  readonly name: string;
  /** Address of the picture there is. */
  readonly current: string | null;
  readonly picture: Blob | null | undefined;
  readonly onChange: (picture: Blob | null) => void;
}

/** The picture, with ways to choose another, to cut it square, and to remove it. */
export function AvatarField({ name, current, picture, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const shown = useBlobUrl(picture) ?? (picture === null ? null : current);
  return (
    <Group gap="lg" wrap="wrap">
      <Avatar src={shown} name={name} alt="" color="brand" size={88} />
      <div>
        <Group gap="xs">
          <Button variant="default" onClick={() => input.current?.click()}>
            Choose picture
          </Button>
          {shown !== null && (
            <Button variant="subtle" color="red" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed" mt={6}>
          JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture"
        onChange={(event) => {
          setChosen(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = "";
        }}
      />
      <CropModal
        file={chosen}
        onClose={() => setChosen(null)}
        onCut={(cut) => {
          setChosen(null);
          onChange(cut);
        }}
      />
    </Group>
  );
}

interface CropProps {
  readonly file: File | null;
  readonly onClose: () => void;
  readonly onCut: (picture: Blob) => void;
}

function CropModal({ file, onClose, onCut }: CropProps) {
  const address = useBlobUrl(file);
  const [area, setArea] = useState<Area | null>(null);

  const cut = () => {
    if (address === null || area === null) return;
    cropPicture(address, area, { width: 512, height: 512 }).then(onCut, () =>
      toastError("This picture cannot be read."),
    );
  };

  return (
    <Modal.Root opened={file !== null} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label="Crop the picture">
        <Modal.Body p="lg">
          <Title order={2} mb="md">
            Crop the picture
          </Title>
          <Crop
            url={address}
            aspect={1}
            round
            onArea={setArea}
            renderStage={(picture) => <div className={classes.stage}>{picture}</div>}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={cut} disabled={area === null}>
              Use picture
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
