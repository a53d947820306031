/** What only superusers load of the layout, in one module. */
export { PalettePlace } from "./PalettePlace.tsx";
export { SuperuserMenu } from "./SuperuserMenu.tsx";
