import { use } from "react";
import type { Loadable } from "./loadable.ts";

/**
 * Returns the module, suspends while it loads, or throws the failure of the latest attempt. React needs the same
 * promise throughout.
 */
export const ready = <T>(module: Loadable<T>): T => use(module.loading ?? module.load());
