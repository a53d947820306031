import { useSearchParams } from "./navigation.ts";

/** Keeps a list's filters in the URL, so that they survive reloading and going back. */
export function useUrlFilters() {
  const [params, setParams] = useSearchParams();
  const set = (values: Iterable<readonly [name: string, value: string]>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of values) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    params,
    change: (name: string, value: string) => set([[name, value]]),
    changeAll: (values: Readonly<Record<string, string>>) => set(Object.entries(values)),
    clear: (...names: readonly string[]) => set(names.map((name) => [name, ""])),
  };
}
