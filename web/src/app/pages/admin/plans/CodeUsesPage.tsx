import { pageTitles } from "@mindreel/messages/app";
import { owners as messages } from "@mindreel/messages/billing/codes";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { CodeUses } from "#features/billing/codes/CodeUses.tsx";
import { codesQuery } from "#features/billing/codes/codes.ts";
import { format } from "#shared/language/format.ts";
import { useParams } from "#shared/navigation/navigation.ts";

/** Who used a code. */
export function Component() {
  const { id = "" } = useParams();
  const { data: codes } = useQuery(codesQuery);
  const code = codes?.find((each) => String(each.id) === id)?.code ?? "";
  const title = code === "" ? pageTitles.codeUses : format(messages.usesTitle, { code });
  return (
    <Page title={title} parent={parents.codeUses()}>
      <CodeUses id={id} code={title} />
    </Page>
  );
}
