/** The areas of messages that screens show words of; the others are the server's. The build fills them in (`build/messages.ts`). */
export const areas: readonly string[] = [];
