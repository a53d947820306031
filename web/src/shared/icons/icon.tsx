/**
 * @license Icons of Tabler 3.51.0 (https://tabler.io/icons), Copyright (c) 2020-2026 Paweł Kuna, MIT, see LICENSE.
 */
import type { ReactElement, SVGProps } from "react";

interface Props extends Omit<SVGProps<SVGSVGElement>, "stroke" | "ref"> {
  /** In pixels. */
  readonly size?: number;
  /** The width of its lines, on a grid of 24. */
  readonly stroke?: number;
}

export type Icon = (props: Props) => ReactElement;

function draw(path: string, look: (stroke: number) => SVGProps<SVGSVGElement>): Icon {
  return ({ size = 24, stroke = 2, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each use is either hidden from screen readers or in a named control.
    <svg width={size} height={size} viewBox="0 0 24 24" {...look(stroke)} {...rest}>
      <path d={path} />
    </svg>
  );
}

/** @__NO_SIDE_EFFECTS__ */
export const outline = (path: string): Icon =>
  draw(path, (strokeWidth) => ({
    ...{ fill: "none", stroke: "currentColor", strokeWidth, strokeLinecap: "round", strokeLinejoin: "round" },
  }));

/** @__NO_SIDE_EFFECTS__ */
export const filled = (path: string): Icon => draw(path, () => ({ fill: "currentColor" }));
