import type { WrittenMail } from "@mindreel/contract/site/mails";
import { messages } from "@mindreel/messages/site/mail-words";
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** The built-in words of every mail, which stay the same while the server runs. */
export const builtInMailsQuery = queryOptions({
  queryKey: ["built-in-mails"],
  queryFn: ({ signal }) => call("GET /api/site/v1/mails/", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

type Words = Omit<WrittenMail, "send">;

/** The mail that comes of words. While it is on its way, the one before stays. */
export const shownMailQuery = (written: Words) =>
  queryOptions({
    queryKey: ["shown-mail", written],
    queryFn: ({ signal }) => call("POST /api/site/v1/mails/", { body: { ...written, send: false }, signal }),
    placeholderData: keepPreviousData,
  });

/** Mails words to whoever writes them. */
export function useSendTest() {
  return useMutation({
    mutationFn: (written: Words) => call("POST /api/site/v1/mails/", { body: { ...written, send: true } }),
    onSuccess: ({ sent_to }) => toastSuccess(format(messages.testSent, { email: sent_to ?? "" })),
    onError: ({ message }) => toastError(message),
  });
}
