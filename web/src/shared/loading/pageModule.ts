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
   * Loads what the page's first content needs: on the server before it renders the page, in the browser when somebody is
   * about to open it. What fails is left to the page.
   */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
}

/** What the file of a page exports. */
export interface PageModule extends Prefetching {
  readonly Component: ComponentType;
}

/** What the file of something around pages exports. */
export interface FrameModule extends Prefetching {
  readonly Component: ComponentType<{ children: ReactNode }>;
}
