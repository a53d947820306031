import { directionOf } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

const isRightToLeft = () => directionOf(language()) === "rtl";

/** The key that leads to what comes next in a row. */
export const forwardKey = () => (isRightToLeft() ? "ArrowLeft" : "ArrowRight");
export const backwardKey = () => (isRightToLeft() ? "ArrowRight" : "ArrowLeft");
