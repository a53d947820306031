import { Avatar, Button, Group, Modal, Slider, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { cutOut } from "#features/accounts/cutOut.ts";
import { toastError } from "#shared/toasts.ts";
import classes from "./AvatarField.module.css";

interface Props {
  readonly name: string;
  /** Address of the picture there is. */
  readonly current: string | null;
  readonly picture: Blob | null | undefined;
  readonly onChange: (picture: Blob | null) => void;
}

/** An address for a blob while it is shown. */
function useAddress(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setAddress(null);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

/** The picture, with ways to choose another, to cut it square, and to remove it. */
export function AvatarField({ name, current, picture, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const shown = useAddress(picture) ?? (picture === null ? null : current);
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
  const address = useAddress(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);

  const cut = () => {
    if (address === null || area === null) return;
    cutOut(address, area).then(onCut, () => toastError("This picture cannot be read."));
  };

  return (
    <Modal.Root opened={file !== null} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label="Cut the picture">
        <Modal.Body p="lg">
          <Title order={2} mb="md">
            Cut the picture
          </Title>
          <div className={classes.stage}>
            {address !== null && (
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                aspect={1}
                cropShape="round"
                showGrid={false}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ onError: () => toastError("This picture cannot be read.") }}
              />
            )}
          </div>
          <Slider
            my="lg"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={setZoom}
            label={null}
            thumbLabel="Zoom"
            aria-label="Zoom"
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
