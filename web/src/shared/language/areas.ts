/**
 * The areas of messages that screens use; the others are only for the server. The build fills them in
 * (`build/messages.ts`).
 */
export const areas: readonly string[] = [];
