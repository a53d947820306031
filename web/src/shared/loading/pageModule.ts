import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";

export interface PrefetchContext {
  readonly client: QueryClient;
  /** The query of the page's URL. */
  readonly params: URLSearchParams;
  /** The variable parts of its path. */
  readonly path: Readonly<Record<string, string>>;
}

export interface Prefetching {
  /**
   * Fetches the data of the page's first content: on the server before rendering, in the browser when the page is about
   * to be opened. Failures are left to the page.
   */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
}

/** The exports of a page's file. */
export interface PageModule extends Prefetching {
  readonly Component: ComponentType;
}

/** The exports of the file of a frame around pages. */
export interface FrameModule extends Prefetching {
  readonly Component: ComponentType<{ children: ReactNode }>;
}
