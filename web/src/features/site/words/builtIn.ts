/**
 * All sentences, of the screens and the server, by their areas, as they are built in, in the language of the page; for the
 * server, which compares with them what the owner says instead, in English. The build fills them in (`build/messages.ts`).
 */
export const builtIn: Readonly<Record<string, object>> = {};
