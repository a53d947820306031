import { animated } from "./animated.ts";
import type { Figure } from "./figure.ts";
import { ideas } from "./ideas.ts";
import { places } from "./places.ts";
import { planets } from "./planets.ts";
import { screen } from "./screen.ts";

/** By the video's slug; the picture of a video without an entry is its scene alone. */
export const figures: Readonly<Record<string, Figure>> = { ...animated, ...planets, ...places, ...screen, ...ideas };
