import { useState } from "react";

/** How captions look, on this device. */
export interface CaptionLook {
  /** Times their usual size. */
  readonly size: number;
  /** Whether nothing shines through behind their words. */
  readonly solid: boolean;
  /** Whether they are at the top of the picture. */
  readonly top: boolean;
}

const key = "captions-look";
const usual: CaptionLook = { size: 1, solid: false, top: false };

function stored(): CaptionLook {
  try {
    const { size, solid, top }: Partial<Record<keyof CaptionLook, unknown>> = JSON.parse(
      localStorage.getItem(key) ?? "{}",
    );
    return {
      size: typeof size === "number" && size > 0 && size <= 3 ? size : 1,
      solid: solid === true,
      top: top === true,
    };
  } catch {
    return usual;
  }
}

export function useCaptionLook(): readonly [look: CaptionLook, change: (look: CaptionLook) => void] {
  const [look, setLook] = useState(stored);
  const change = (next: CaptionLook) => {
    setLook(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage it lasts as long as the player.
    }
  };
  return [look, change];
}
