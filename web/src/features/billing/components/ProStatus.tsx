import { Button, Text, Title } from "@mantine/core";
import type { CurrentUser } from "@mindreel/contract/accounts";
import { Link } from "react-router";
import { BrandMark } from "#shared/ui/Brand.tsx";
import classes from "./ProStatus.module.css";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Says since when, or until when, in plain words. */
function stateOf({ is_superuser, pro_expiry_date }: Pick<CurrentUser, "is_superuser" | "pro_expiry_date">): string {
  if (is_superuser) return "As a superuser you have everything that pro gives, for as long as you are one.";
  if (pro_expiry_date === null) return "Every video is yours to watch.";
  return `Pro until ${day.format(new Date(pro_expiry_date))}. Every video is yours to watch.`;
}

export function ProStatus({ user }: { user: CurrentUser }) {
  return (
    <section className={classes.status} aria-labelledby="pro">
      <BrandMark size={56} />
      <div>
        <Title order={2} id="pro">
          You are a pro user
        </Title>
        <Text c="dimmed" mt={4}>
          {stateOf(user)}
        </Text>
      </div>
      <Button component={Link} to="/" mt={8}>
        Watch something
      </Button>
    </section>
  );
}
