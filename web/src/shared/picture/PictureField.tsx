import { Button, Group, Input } from "@mantine/core";
import { IconCrop, IconPhotoUp } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toastError } from "#shared/toasts/toasts.ts";
import { Crop } from "./Crop.tsx";
import { type Area, cutOut } from "./cutOut.ts";
import classes from "./PictureField.module.css";
import { useBlobUrl } from "./useBlobUrl.ts";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  /** The picture that a new one will replace. */
  readonly current?: string | null;
  readonly required?: boolean;
  readonly onChosen?: ((chosen: boolean) => void) | undefined;
}

/** The largest that is kept (see the server's pictures). */
const largest = { width: 1280, height: 720 };

/**
 * A picture: chosen or dropped, shown as 16:9, and cut to what of it is wanted. The file that is sent is the input's,
 * cut or as it was. Give it another `key` to empty it.
 */
export function PictureField({ label, name, error, current = null, required = true, onChosen }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const cutButton = useRef<HTMLButtonElement>(null);
  /** As it was chosen: another cut starts from it. */
  const [original, setOriginal] = useState<File | null>(null);
  const [cut, setCut] = useState<File | null>(null);
  const [cropping, setCropping] = useState(false);
  const [dragging, setDragging] = useState(false);
  const originalUrl = useBlobUrl(original);
  const shown = useBlobUrl(cut ?? original) ?? current;

  // A form that is sent meanwhile would send something else than it shows.
  useEffect(() => {
    input.current?.setCustomValidity(cropping ? "Finish cutting the picture first." : "");
  }, [cropping]);

  const stop = () => {
    flushSync(() => setCropping(false));
    cutButton.current?.focus();
  };

  const use = (blob: Blob) => {
    if (original === null || input.current === null) return;
    const stem = original.name.replace(/\.\w+$/, "");
    const file = new File([blob], `${stem}.${blob.type.slice("image/".length)}`, { type: blob.type });
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
    setCut(file);
    stop();
  };

  return (
    <div>
      <Input.Wrapper id={id} label={label} size="md" required={required} error={error}>
        <div
          className={classes.drop}
          data-error={error !== undefined || undefined}
          data-dragging={dragging || undefined}
          data-cropping={cropping || undefined}
        >
          {shown !== null && <img className={classes.picture} src={shown} alt="" />}
          <span className={classes.text} data-over={shown !== null || undefined}>
            <IconPhotoUp size={22} stroke={1.75} aria-hidden="true" />
            <span className={classes.name}>
              {original?.name ?? (current === null ? "Choose a picture, or drop it here" : "Choose a new picture")}
            </span>
          </span>
          {/* Over it all, so that a file can be dropped anywhere. */}
          <input
            ref={input}
            id={id}
            tabIndex={cropping ? -1 : 0}
            className={classes.input}
            type="file"
            name={name}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            required={required}
            aria-invalid={error !== undefined}
            onDragEnter={() => setDragging(true)}
            onDragLeave={() => setDragging(false)}
            onDrop={() => setDragging(false)}
            onChange={({ currentTarget: { files } }) => {
              const chosen = files?.[0] ?? null;
              setOriginal(chosen);
              setCut(null);
              onChosen?.(chosen !== null);
            }}
          />
        </div>
      </Input.Wrapper>
      {cropping ? (
        <Cutting address={originalUrl} onUse={use} onCancel={stop} />
      ) : (
        original !== null && (
          <Button
            ref={cutButton}
            size="xs"
            variant="default"
            mt="xs"
            leftSection={<IconCrop size={16} aria-hidden="true" />}
            onClick={() => setCropping(true)}
          >
            Cut the picture
          </Button>
        )
      )}
    </div>
  );
}

interface CuttingProps {
  readonly address: string | null;
  readonly onUse: (picture: Blob) => void;
  readonly onCancel: () => void;
}

/** In the place of the picture that is cut. */
function Cutting({ address, onUse, onCancel }: CuttingProps) {
  const [area, setArea] = useState<Area | null>(null);
  // The button that began this is gone, and dropped the focus.
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  const cut = () => {
    if (address === null || area === null) return;
    cutOut(address, area, largest).then(onUse, () => toastError("This picture cannot be read."));
  };
  return (
    <fieldset ref={group} className={classes.cutting} tabIndex={-1} aria-label="Cut the picture">
      <Crop
        address={address}
        aspect={16 / 9}
        onArea={setArea}
        renderStage={(picture) => <div className={classes.stage}>{picture}</div>}
      />
      <Group justify="flex-end" gap="xs">
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="xs" onClick={cut} disabled={area === null}>
          Use picture
        </Button>
      </Group>
    </fieldset>
  );
}
