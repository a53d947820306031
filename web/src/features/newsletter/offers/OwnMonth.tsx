import { freeMonthPath } from "@mindreel/contract/plain/pages";
import { month as messages } from "@mindreel/messages/newsletter/offers";
import { useQuery } from "@tanstack/react-query";
import { boot } from "#shared/boot.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { ownOfferQuery, useTakeOwnOffer } from "./ownOffer.ts";

/** The free month of a member who has not had it: begins at a press if it is there, or else says how to get it. */
export function OwnMonth() {
  const { data } = useQuery(ownOfferQuery);
  const { pathname, search } = useLocation();
  const take = useTakeOwnOffer(
    () => toastSuccess(messages.begun),
    (error) => toastError(error.message),
  );
  switch (data?.standing) {
    case "ready":
      return (
        <>
          <Button
            variant="default"
            size="lg"
            loading={take.isPending}
            onClick={() => {
              if (!take.isPending) take.mutate();
            }}
          >
            {messages.take}
          </Button>
          <p>{messages.free}</p>
        </>
      );
    case "mailed":
      return <p>{messages.mailed}</p>;
    case "possible":
      return boot.site.freeMonth ? (
        <>
          <ButtonLink variant="default" size="lg" href={freeMonthPath(pathname + search)}>
            {messages.get}
          </ButtonLink>
          <p>{messages.how}</p>
        </>
      ) : null;
    default:
      return null;
  }
}
