import type { Connections, MailBody } from "@mindreel/contract/site/connections";
import { mail as messages } from "@mindreel/messages/site/connections";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const connectionsQuery = queryOptions({
  queryKey: ["connections"],
  queryFn: ({ signal }) => call("GET /api/site/v1/connections/", { signal }),
});

export const senderRecordsQuery = (selector: string) =>
  queryOptions({
    queryKey: ["sender records", selector],
    queryFn: ({ signal }) =>
      call("GET /api/site/v1/connections/mail/records/", { signal, query: selector === "" ? {} : { selector } }),
    // The DNS may have changed meanwhile.
    staleTime: 0,
  });

/** What is shown once the connections have changed. */
function useTaken() {
  const client = useQueryClient();
  return (connections: Connections) => {
    client.setQueryData(connectionsQuery.queryKey, connections);
    void client.invalidateQueries({ queryKey: ["sender records"] });
    void client.invalidateQueries({ queryKey: ["first-run"] });
  };
}

export function useSaveMail() {
  const taken = useTaken();
  return useMutation({
    mutationFn: (body: MailBody) => call("PUT /api/site/v1/connections/mail/", { body }),
    onSuccess: ({ result, connections }) => {
      if (result.passed) taken(connections);
    },
  });
}

export function useForgetMail(onForgotten: () => void) {
  const taken = useTaken();
  return useMutation({
    mutationFn: () => call("DELETE /api/site/v1/connections/mail/"),
    onSuccess: (connections) => {
      taken(connections);
      onForgotten();
      toastSuccess(messages.forgotten);
    },
    onError: (error) => toastError(error.message),
  });
}
