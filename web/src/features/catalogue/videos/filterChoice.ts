import type { VideoOrdering } from "@mindreel/contract/catalogue/videos";
import type { Length } from "./LengthSelect.tsx";

/** How a list is ordered and narrowed down. */
export interface FilterChoice {
  readonly ordering: VideoOrdering;
  /** Undefined for any. */
  readonly length: Length | undefined;
}
