import { Button, Text, Title } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { ReactNode } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./ProGate.module.css";

/** Shown instead of the videos to a member without pro. */
export function ProGate({ backdrop }: { backdrop: ReactNode }) {
  return (
    <section className={classes.gate} aria-labelledby="gate">
      {backdrop}
      <div className={classes.words}>
        <Title order={1} id="gate" className={classes.heading}>
          You are not a pro user
        </Title>
        <Text className={classes.text}>
          You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many
          videos as you want.
        </Text>
        <Button component={Link} to={pagePath("subscription")} size="lg">
          Subscribe
        </Button>
      </div>
    </section>
  );
}
