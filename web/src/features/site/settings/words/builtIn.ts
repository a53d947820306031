/**
 * All built-in sentences of the screens and the server, in groups, by the beginning of their ids: in the page's language,
 * and on the server, which compares the owner's wording with them, in English. The build fills them in
 * (`build/messages.ts`).
 */
export const builtIn: Readonly<Record<string, object>> = {};
