import { moneyIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/admin/dashboard";
import { useQuery } from "@tanstack/react-query";
import { format, numberOf } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import classes from "./cards.module.css";
import { dashboardFiguresQuery } from "./dashboardFigures.ts";

const dollarsPerNewUser = 20;

const dollars = (value: number): string => moneyIn(language(), value, "USD", { maximumFractionDigits: 0 });

/** The dashboard's four summary cards. */
export function DashboardFigures() {
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  if (data === undefined && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const today = data?.pro_users_today ?? 0;
  const cards = [
    {
      name: messages.users,
      value: data?.total_users ?? 0,
      note: format(messages.usersNote, { number: data?.total_pro_users ?? 0 }),
    },
    {
      name: messages.subscribers,
      value: data?.total_subscriber?.subscription_buy__sum ?? 0,
      note: messages.subscribersNote,
    },
    { name: messages.newUsers, value: today, note: messages.newUsersNote },
    {
      name: messages.income,
      value: today * dollarsPerNewUser,
      note: format(messages.incomeNote, { amount: dollars(dollarsPerNewUser) }),
      written: dollars,
    },
  ];
  return (
    <dl className={classes.grid}>
      {cards.map(({ name, value, note, written = numberOf }) => (
        <div key={name} className={classes.card}>
          <dt>{name}</dt>
          <dd className={classes.value}>
            {data === undefined ? <Skeleton height="1lh" width={96} /> : written(value)}
          </dd>
          <dd className={classes.note}>{data === undefined ? <Skeleton height="1lh" width={140} /> : note}</dd>
        </div>
      ))}
    </dl>
  );
}
