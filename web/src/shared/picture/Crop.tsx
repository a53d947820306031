import { Slider } from "@mantine/core";
import { type ReactNode, useState } from "react";
import Cropper from "react-easy-crop";
import { toastError } from "#shared/toasts/toasts.ts";
import type { Area } from "./cutOut.ts";

interface Props {
  readonly address: string | null;
  readonly aspect: number;
  readonly round?: boolean;
  readonly onArea: (area: Area) => void;
  /** Around the picture, and as large as what is to be cut out of it, or larger. */
  readonly renderStage: (picture: ReactNode) => ReactNode;
}

/** A picture moved by dragging or by the arrow keys, and made larger, until what is wanted of it shows. */
export function Crop({ address, aspect, round = false, onArea, renderStage }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      {renderStage(
        address !== null && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            cropShape={round ? "round" : "rect"}
            objectFit={round ? "contain" : "cover"}
            showGrid={false}
            keyboardStep={8}
            cropperProps={{
              role: "group",
              "aria-label": "The part that is used: move the picture with the arrow keys",
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onArea(pixels)}
            mediaProps={{ onError: () => toastError("This picture cannot be read.") }}
          />
        ),
      )}
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
    </>
  );
}
