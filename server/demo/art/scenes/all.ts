import type { Scene } from "../drawing/scene.ts";
import { curtain, iris, noir, projector, rails } from "./cinema.ts";
import { blackhole, currents, galaxy, observatory } from "./deepsky.ts";
import { aurora, dunes, meadow, ridges, strata } from "./land.ts";
import { lorenz, mandelbrot, pentagrid, phyllotaxis, surface } from "./maths.ts";
import { giant, limb, moon, nebula, star } from "./space.ts";
import { isles, lanterns, launch, mandala, ribbons } from "./story.ts";
import { circuit, keys, neon, network, waveform } from "./tech.ts";
import { falls, flock, forest, waves } from "./wild.ts";

export const scenes: Readonly<Record<string, Scene>> = {
  aurora,
  blackhole,
  circuit,
  currents,
  curtain,
  dunes,
  falls,
  flock,
  forest,
  galaxy,
  giant,
  iris,
  isles,
  keys,
  lanterns,
  launch,
  limb,
  lorenz,
  mandala,
  mandelbrot,
  meadow,
  moon,
  nebula,
  neon,
  network,
  noir,
  observatory,
  pentagrid,
  phyllotaxis,
  projector,
  rails,
  ribbons,
  ridges,
  star,
  strata,
  surface,
  waveform,
  waves,
};
