import { useEffect, useRef } from "react";

interface Grown {
  readonly count: number;
  readonly hasNextPage: boolean;
  readonly isPlaceholderData: boolean;
}

/**
 * With the last page Load More is disabled, and drops the focus: the first new item takes it, unless another list is
 * there by then, or the focus is elsewhere. Gives back what is to be called before more is loaded.
 */
export function useFirstNew({ count, hasNextPage, isPlaceholderData }: Grown, focus: (index: number) => void) {
  const from = useRef<number | null>(null);
  useEffect(() => {
    const index = from.current;
    if (isPlaceholderData) from.current = null;
    if (index === null || isPlaceholderData || count <= index) return;
    from.current = null;
    const { activeElement } = document;
    if (!hasNextPage && (activeElement === document.body || activeElement?.matches(":disabled"))) focus(index);
  });
  return () => {
    from.current = count;
  };
}
