import type { WrittenMail } from "@mindreel/contract/site/mails";
import { messages } from "@mindreel/messages/site/mails";
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** The built-in wording of every mail, which is constant while the server runs. */
export const builtInMailsQuery = queryOptions({
  queryKey: ["built-in-mails"],
  queryFn: ({ signal }) => call("GET /api/site/v1/mails/", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

type Words = Omit<WrittenMail, "send">;

/** A preview of a mail's wording. While it loads, the previous one stays. */
export const shownMailQuery = (written: Words) =>
  queryOptions({
    queryKey: ["shown-mail", written],
    queryFn: ({ signal }) => call("POST /api/site/v1/mails/", { body: { ...written, send: false }, signal }),
    placeholderData: keepPreviousData,
  });

/** Mails the wording to its author. */
export function useSendTest() {
  return useMutation({
    mutationFn: (written: Words) => call("POST /api/site/v1/mails/", { body: { ...written, send: true } }),
    onSuccess: ({ sent_to }) => toastSuccess(format(messages.testSent, { email: sent_to ?? "" })),
    onError: ({ message }) => toastError(message),
  });
}
