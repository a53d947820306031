import type { Code } from "@mindreel/contract/billing/codes";
import type { OwnersPlan } from "@mindreel/contract/billing/plans";
import { pagePath } from "@mindreel/contract/plain/pages";
import { account } from "@mindreel/messages/accounts/member-admin";
import { owners as messages } from "@mindreel/messages/billing/codes";
import { messages as trying } from "@mindreel/messages/billing/rehearsals";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { money } from "#features/billing/payments/wording.ts";
import { TryChange } from "#features/billing/rehearsals/TryChange.tsx";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { dayOf } from "#shared/time/dates.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { CodeEditor } from "./CodeEditor.tsx";
import { codeState, codesQuery, useEndCode, useGiveCode } from "./codes.ts";

/** Such as `20% off · 3 months`. */
function offOf({ percent_off, amounts, duration, months }: Code): string {
  const percent =
    percent_off === null ? "" : new Intl.NumberFormat(language(), { style: "percent" }).format(percent_off / 100);
  const off =
    percent_off === null
      ? Object.entries(amounts ?? {}).map(([currency, amount]) =>
          format(messages.amountOff, { money: money(amount, currency) }),
        )
      : [format(messages.percentOff, { percent })];
  const long =
    duration === "months" ? format(messages.forMonths, { count: months ?? 1 }) : messages.durations[duration];
  return [off.join(", "), long].join(" · ");
}

const usedOf = ({ redeemed, max_redemptions }: Code): string =>
  max_redemptions === null ? String(redeemed) : format(messages.usedOf, { used: redeemed, most: max_redemptions });

/** What fills in the code where something is bought. */
async function copyLink({ code }: Code): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + withQuery(pagePath("pricing"), { code }));
    toastSuccess(messages.copied);
  } catch (error) {
    toastError(String(error));
  }
}

interface Props {
  readonly plans: readonly OwnersPlan[];
}

/** The codes that take something off, with how often each was used. */
export function Codes({ plans }: Props) {
  const { data, error, refetch } = useQuery(codesQuery);
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Code>();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState<Code>();
  const end = useEndCode();
  const give = useGiveCode();
  const columns = useMemo<readonly Column<Code>[]>(
    () => [
      {
        name: () => messages.code,
        render: ({ code, member }) => (
          <>
            <code>{code}</code>
            {member !== null && <small> {format(messages.forMember, { name: member.username })}</small>}
          </>
        ),
      },
      { name: () => messages.off, render: offOf, narrow: "fact" },
      {
        name: () => messages.used,
        render: (code) =>
          code.redeemed === 0 ? (
            usedOf(code)
          ) : (
            <PageLink to={pagePath("codeUses", { id: code.id })}>{usedOf(code)}</PageLink>
          ),
        tight: true,
        narrow: "named",
      },
      {
        name: () => messages.until,
        render: ({ expires_at }) => (expires_at === null ? null : dayOf(expires_at)),
        tight: true,
        narrow: "named",
      },
      {
        name: () => messages.state,
        render: (code) => {
          const state = codeState(code, new Date());
          return <Badge tone={state === "valid" ? "good" : undefined}>{messages[state]}</Badge>;
        },
        tight: true,
      },
      {
        name: () => account.actions,
        render: (code) =>
          codeState(code, new Date()) === "valid" && (
            <RowActions name={code.code}>
              <Button size="xs" variant="subtle" onClick={() => void copyLink(code)}>
                {messages.copyLink} <VisuallyHidden as="span">{code.code}</VisuallyHidden>
              </Button>
              {code.member === null && (
                <Button size="xs" variant="subtle" onClick={() => setTried(code)}>
                  {trying.give} <VisuallyHidden as="span">{code.code}</VisuallyHidden>
                </Button>
              )}
              <Button
                size="xs"
                variant="subtle"
                onClick={() => {
                  setAsked(code);
                  setAsking(true);
                }}
              >
                {messages.end} <VisuallyHidden as="span">{code.code}</VisuallyHidden>
              </Button>
            </RowActions>
          ),
        tight: true,
        narrow: "actions",
      },
    ],
    [],
  );
  const close = () => setAsking(false);
  const title = format(messages.endTitle, { code: asked?.code ?? "" });
  return (
    <Section
      title={messages.title}
      tools={
        <Button variant="default" onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      }
    >
      <Text dim style={{ marginBottom: 16 }}>
        {messages.intro}
      </Text>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <DataTable label={messages.title} columns={columns} rows={data} />
      )}
      <CodeEditor plans={plans} opened={adding} onClose={() => setAdding(false)} />
      {tried !== undefined && (
        <TryChange
          change={{ kind: "code", code: tried.code }}
          text={trying.codeText}
          most={tried.max_redemptions === null ? undefined : tried.max_redemptions - tried.redeemed}
          said={trying.codeGiven}
          makeSo={() => give.mutateAsync(tried)}
          onMade={() => setTried(undefined)}
          onClose={() => setTried(undefined)}
        />
      )}
      {asked !== undefined && (
        <Confirm
          opened={asking}
          onClose={close}
          label={title}
          title={title}
          confirm={messages.end}
          pending={end.isPending}
          onConfirm={() => end.mutate(asked, { onSettled: close })}
        >
          {messages.endText}
        </Confirm>
      )}
    </Section>
  );
}
