import { pagePath } from "@mindreel/contract/plain/pages";
import { admin as messages } from "@mindreel/messages/accounts/invitations";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { InvitationsTable } from "#features/accounts/invitations/InvitationsTable.tsx";
import { InvitePeople } from "#features/accounts/invitations/InvitePeople.tsx";
import { PreviewOfMail } from "#features/site/mails/PreviewOfMail.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Section } from "#shared/ui/Section.tsx";

export function Component() {
  return (
    <Page title={messages.title} parent={parents.member()}>
      <InvitePeople />
      <Section title={messages.list}>
        <InvitationsTable />
      </Section>
      <Section title={messages.mail}>
        <PreviewOfMail mail="invitation" />
        <p>
          <PageLink to={withQuery(pagePath("site"), { part: "mail" })}>{messages.words}</PageLink>
        </p>
      </Section>
    </Page>
  );
}
