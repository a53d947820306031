import { useSearchParams } from "#shared/navigation/navigation.ts";

/** Keeps a list's filters in the URL, so that they survive reloading and going back. */
export function useUrlFilters() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, change };
}
