/**
 * How the ids of messages begin that only the server uses: no screen needs the owner's wording of them. The build fills
 * them in (`build/messages.ts`).
 */
export const serverOnly: readonly string[] = [];
