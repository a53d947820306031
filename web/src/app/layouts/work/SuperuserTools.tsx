/** What only superusers load of the layout, in one module. */
export { ClosedLine } from "#features/site/opening/ClosedLine.tsx";
export { PaletteSlot } from "./PaletteSlot.tsx";
export { SuperuserMenu } from "./SuperuserMenu.tsx";
