import { use } from "react";
import type { Loadable } from "./loadable.ts";

/** What has been loaded, what to wait for, or the failure of the latest attempt: React needs one promise throughout. */
export const ready = <T>(module: Loadable<T>): T => use(module.loading ?? module.load());
