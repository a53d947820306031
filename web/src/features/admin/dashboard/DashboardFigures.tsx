import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import classes from "./cards.module.css";
import { dashboardFiguresQuery } from "./dashboardFigures.ts";

const dollarsPerNewUser = 20;

/** The dashboard's four summary cards. */
export function DashboardFigures() {
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  if (data === undefined && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const today = data?.pro_users_today ?? 0;
  const cards = [
    { name: "Total Users", value: data?.total_users ?? 0, note: `${number(data?.total_pro_users ?? 0)} of them pro` },
    {
      name: "Total Subscriber",
      value: data?.total_subscriber?.subscription_buy__sum ?? 0,
      note: "Subscriptions bought so far",
    },
    { name: "New Users", value: today, note: "Became pro in the last 24 hours" },
    {
      name: "Total Income",
      value: today * dollarsPerNewUser,
      note: `New users × $${dollarsPerNewUser}`,
      prefix: "$",
    },
  ];
  return (
    <dl className={classes.grid}>
      {cards.map(({ name, value, note, prefix = "" }) => (
        <div key={name} className={classes.card}>
          <dt>{name}</dt>
          <dd className={classes.value}>
            {data === undefined ? <Skeleton h="1lh" w={96} /> : `${prefix}${number(value)}`}
          </dd>
          <dd className={classes.note}>{data === undefined ? <Skeleton h="1lh" w={140} /> : note}</dd>
        </div>
      ))}
    </dl>
  );
}

const number = (value: number) => value.toLocaleString("en-US");
