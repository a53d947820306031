export { startDemo as default } from "#support/sites/demo.ts";
