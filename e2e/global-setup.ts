import { startDemo } from "#support/sites/demo.ts";

export default () => startDemo(["--plain-pictures"]);
