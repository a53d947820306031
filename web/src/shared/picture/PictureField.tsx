import { Group, Input } from "@mantine/core";
import { picture as messages } from "@mindreel/messages/shared/forms";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconCrop, IconPhotoUp } from "#shared/icons/site.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Crop } from "./Crop.tsx";
import { type Area, cropPicture } from "./cropPicture.ts";
import classes from "./PictureField.module.css";
import { useBlobUrl } from "./useBlobUrl.ts";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  /** The URL of the current picture, which a new one would replace. */
  readonly current?: string | null;
  readonly required?: boolean;
  readonly onChosen?: ((chosen: boolean) => void) | undefined;
}

/** The largest size that the server keeps. */
const maxSize = { width: 1280, height: 720 };

/**
 * A file input for a chosen or dropped picture, shown as 16:9, and cropped on request. The form sends the input's file,
 * cropped or not. Give the field another `key` to empty it.
 */
export function PictureField({ label, name, error, current = null, required = true, onChosen }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const cropButton = useRef<HTMLButtonElement>(null);
  /** The chosen file; cropping again starts from it. */
  const [original, setOriginal] = useState<File | null>(null);
  const [cropped, setCropped] = useState<File | null>(null);
  const [cropping, setCropping] = useState(false);
  const [dragging, setDragging] = useState(false);
  const originalUrl = useBlobUrl(original);
  const shown = useBlobUrl(cropped ?? original) ?? current;

  // Submitting while cropping would send a picture other than the one shown.
  useEffect(() => {
    input.current?.setCustomValidity(cropping ? messages.finishCropping : "");
  }, [cropping]);

  const stop = () => {
    flushSync(() => setCropping(false));
    cropButton.current?.focus();
  };

  const use = (blob: Blob) => {
    if (original === null || input.current === null) return;
    const stem = original.name.replace(/\.\w+$/, "");
    const file = new File([blob], `${stem}.${blob.type.slice("image/".length)}`, { type: blob.type });
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
    setCropped(file);
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
              {original?.name ?? (current === null ? messages.choose : messages.chooseNew)}
            </span>
          </span>
          {/* Covers the whole area, so that a file can be dropped anywhere. */}
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
              setCropped(null);
              onChosen?.(chosen !== null);
            }}
          />
        </div>
      </Input.Wrapper>
      {cropping ? (
        <CropEditor url={originalUrl} onUse={use} onCancel={stop} />
      ) : (
        original !== null && (
          <Button
            style={{ marginTop: 8 }}
            ref={cropButton}
            size="xs"
            variant="default"
            leftSection={<IconCrop size={16} aria-hidden="true" />}
            onClick={() => setCropping(true)}
          >
            {messages.crop}
          </Button>
        )
      )}
    </div>
  );
}

interface CropEditorProps {
  readonly url: string | null;
  readonly onUse: (picture: Blob) => void;
  readonly onCancel: () => void;
}

/** Replaces the preview while cropping. */
function CropEditor({ url, onUse, onCancel }: CropEditorProps) {
  const [area, setArea] = useState<Area | null>(null);
  // The button that had the focus has disappeared.
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  const crop = () => {
    if (url === null || area === null) return;
    cropPicture(url, area, maxSize).then(onUse, () => toastError(messages.unreadable));
  };
  return (
    <fieldset ref={group} className={classes.cropEditor} tabIndex={-1} aria-label={messages.crop}>
      <Crop
        url={url}
        aspect={16 / 9}
        onArea={setArea}
        renderStage={(picture) => <div className={classes.stage}>{picture}</div>}
      />
      <Group justify="flex-end" gap="xs">
        <Button size="xs" variant="default" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button size="xs" onClick={crop} disabled={area === null}>
          {messages.use}
        </Button>
      </Group>
    </fieldset>
  );
}
