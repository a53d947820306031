import { use } from "react";

/**
 * Returns the module, suspends while it loads, or throws the failure of the latest attempt. React needs the same
 * promise throughout.
 */
export const ready = <T>(module: Loadable<T>): T => use(module.loading ?? module.load());

/** A module could not be loaded: the connection is lost, or a new release has replaced its file, which is the message. */
export class NotLoaded extends Error {}

/** A module that is loaded once, on first use. */
export interface Loadable<T> {
  /** The module's source path, as in the build's manifest. */
  readonly file: string;
  /** Undefined until it has loaded. */
  readonly loaded: T | undefined;
  /** The latest attempt, whether pending, successful or failed. */
  readonly loading: Promise<T> | undefined;
  /**
   * Returns the same promise each time, unless loading has failed.
   * @throws NotLoaded
   */
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
      throw new NotLoaded(file, { cause: error });
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
      // After a failure, tries again: the network may be back.
      if (loading === undefined || failed) loading = knownToReact(load());
      return loading;
    },
  };
}

/** Lets `use` read a loaded module immediately, without suspending. https://react.dev/reference/react/use */
function knownToReact<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    // The caller of `load` gets the error.
    () => undefined,
  );
  return promise;
}
