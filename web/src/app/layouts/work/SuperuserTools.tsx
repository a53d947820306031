/** What only superusers load of the layout, in one module. */
export { ClosedLine } from "#features/site/opening/ClosedLine.tsx";
export { PalettePlace } from "./PalettePlace.tsx";
export { SuperuserMenu } from "./SuperuserMenu.tsx";
