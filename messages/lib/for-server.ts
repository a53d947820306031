export const beginning = Symbol("beginning");

/** Messages that the server reads in the language of each reader, by `inLanguage`. */
export type ServerMessages<M extends object = object> = M & { readonly [beginning]: string };

/**
 * Makes a group of messages one that the server can read.
 * @param ids how the ids in the group begin: the file, and the group's name
 */
export const forServer = <const M extends object>(ids: string, english: M): ServerMessages<M> =>
  Object.assign(english, { [beginning]: ids });
