import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { ShownMail } from "#shared/ui/mail/ShownMail.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { previewQuery } from "./campaigns.ts";

/** The mail as a recipient gets it. */
export function MailPreview({ campaign }: { readonly campaign: Pick<Campaign, "id" | "version"> }) {
  const { data, error, refetch } = useQuery(previewQuery(campaign));
  if (data === undefined)
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ShownMail {...data} subject={data.subject || messages.noSubject} />;
}
