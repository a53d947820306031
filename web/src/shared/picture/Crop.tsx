import { picture as messages } from "@mindreel/messages/shared/forms";
import { type ReactNode, useState } from "react";
import Cropper from "react-easy-crop";
import { toastError } from "#shared/toasts/toasts.ts";
import type { Area } from "./cropPicture.ts";
import classes from "./PictureField.module.css";

interface Props {
  readonly url: string | null;
  readonly aspect: number;
  readonly round?: boolean;
  readonly onArea: (area: Area) => void;
  /** Wraps the picture; at least as large as the crop area. */
  readonly renderStage: (picture: ReactNode) => ReactNode;
}

/** Crops a picture: dragging or the arrow keys move it, a slider zooms. */
export function Crop({ url, aspect, round = false, onArea, renderStage }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      {renderStage(
        url !== null && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            cropShape={round ? "round" : "rect"}
            objectFit={round ? "contain" : "cover"}
            showGrid={false}
            keyboardStep={8}
            cropperProps={{
              role: "group",
              "aria-label": messages.area,
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onArea(pixels)}
            mediaProps={{ onError: () => toastError(messages.unreadable) }}
          />
        ),
      )}
      <input
        type="range"
        className={classes.zoom}
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        aria-label={messages.zoom}
      />
    </>
  );
}
