export { startDemo as default } from "#support/demo.ts";
