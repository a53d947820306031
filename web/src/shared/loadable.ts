/** A module that is loaded once, when it is first asked for. */
export interface Loadable<T> {
  /** Where the module is among the sources, as the build's manifest names it. */
  readonly file: string;
  /** Undefined until it is here. */
  readonly loaded: T | undefined;
  /** The same promise each time, unless loading has failed. */
  readonly load: () => Promise<T>;
}

export function loadable<T>(file: string, importModule: () => Promise<T>): Loadable<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const load = async () => {
    try {
      loaded = await importModule();
      return loaded;
    } catch (error) {
      // The network may be back at the next attempt.
      loading = undefined;
      throw error;
    }
  };
  return {
    file,
    get loaded() {
      return loaded;
    },
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
