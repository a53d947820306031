import { type Rgb, rgb } from "./pixel.ts";

/** From darkest to lightest, then the light source and one contrasting accent. */
export interface Palette {
  readonly night: Rgb;
  readonly deep: Rgb;
  readonly mid: Rgb;
  readonly light: Rgb;
  readonly glow: Rgb;
  readonly accent: Rgb;
}

function palette(night: string, deep: string, mid: string, light: string, glow: string, accent: string): Palette {
  return {
    night: rgb(night),
    deep: rgb(deep),
    mid: rgb(mid),
    light: rgb(light),
    glow: rgb(glow),
    accent: rgb(accent),
  };
}

export const palettes: Readonly<Record<string, Palette>> = {
  brand: palette("#070a24", "#161d5c", "#3346c4", "#8fa2ff", "#dfe6ff", "#ffb86b"),
  abyss: palette("#020b14", "#06283d", "#0f6a86", "#6fd0d8", "#d9fbf4", "#ff9d6c"),
  ember: palette("#120605", "#4a160c", "#b8451a", "#f5a04c", "#ffe2a8", "#5fb4d9"),
  dawn: palette("#141233", "#4a2f6e", "#c4588a", "#ffab8a", "#fff0c9", "#7fd0ff"),
  aurora: palette("#03101c", "#0a2c44", "#13806f", "#5ef2a5", "#d4ffe9", "#a06bff"),
  mars: palette("#160806", "#5a2112", "#b3552c", "#e39a63", "#ffe0bd", "#8fb7d6"),
  noir: palette("#08090b", "#1d2025", "#5a5f68", "#b5b9bf", "#f6f3ea", "#d8c9a0"),
  sepia: palette("#140c06", "#3d2916", "#8a6238", "#d0a668", "#fff0cf", "#a8b59a"),
  neon: palette("#0a0420", "#2c0b52", "#a11c9e", "#ff5fb7", "#ffd9f4", "#37e3ff"),
  meadow: palette("#0d2a1f", "#1f6a3f", "#63b04a", "#c6e27a", "#fff6c4", "#ff8f6b"),
  ice: palette("#0a1826", "#24496b", "#6ea3c8", "#c4e2f0", "#ffffff", "#ffc69a"),
  gold: palette("#120c04", "#46310d", "#a9791d", "#f0c75a", "#fff3c4", "#4fb0a5"),
  coral: palette("#041720", "#0b4a5c", "#f0627a", "#ffb59e", "#fff1dd", "#3fd6c6"),
  moss: palette("#060f0b", "#173524", "#3f7347", "#a3c585", "#f3f5cf", "#f0a35a"),
  plum: palette("#0f0718", "#371a4f", "#7d3f98", "#cf9be0", "#ffe6f7", "#ffcf6b"),
  steel: palette("#090d12", "#22303d", "#56748a", "#a6c1cf", "#f0f7fa", "#ff7b52"),
  dusk: palette("#0b1030", "#2a2f6b", "#8057a6", "#f28f8f", "#ffd9a0", "#66d1c1"),
  jade: palette("#04130f", "#0c3f38", "#1f8f78", "#8fe0c0", "#f0fff4", "#ffc24f"),
};
