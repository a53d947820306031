/** A module that is loaded once, when it is first asked for. */
export interface Loadable<T> {
  /** Where the module is among the sources, as the build's manifest names it. */
  readonly file: string;
  /** Undefined until it is here. */
  readonly loaded: T | undefined;
  /** The latest attempt, whether it goes on, has succeeded or has failed. */
  readonly loading: Promise<T> | undefined;
  /** The same promise each time, unless loading has failed. */
  readonly load: () => Promise<T>;
}

export function loadable<T>(file: string, importModule: () => Promise<T>): Loadable<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let failed = false;
  const load = async () => {
    failed = false;
    try {
      loaded = await importModule();
      return loaded;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return {
    file,
    get loaded() {
      return loaded;
    },
    get loading() {
      return loading;
    },
    load: () => {
      // After a failure the network may be back.
      if (loading === undefined || failed) loading = knownToReact(load());
      return loading;
    },
  };
}

/** Lets `use` see at once, without suspending, that the module is here. https://react.dev/reference/react/use */
function knownToReact<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    // The caller of `load` gets the error.
    () => undefined,
  );
  return promise;
}
