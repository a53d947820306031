import { startDemo } from "#support/demo.ts";

export default () => startDemo(["--plain-pictures"]);
