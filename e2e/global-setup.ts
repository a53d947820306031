export { startDemo as default } from "./demo.ts";
