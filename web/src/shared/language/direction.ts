import { directionOf } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

const isRightToLeft = () => directionOf(language()) === "rtl";

/** The arrow key for the next item in a row. */
export const forwardKey = () => (isRightToLeft() ? "ArrowLeft" : "ArrowRight");
export const backwardKey = () => (isRightToLeft() ? "ArrowRight" : "ArrowLeft");
