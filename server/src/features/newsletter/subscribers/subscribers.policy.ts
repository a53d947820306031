import type { SubscriberBody } from "@mindreel/contract/newsletter/subscribers";
import type { Language } from "@mindreel/contract/plain/languages";
import { pageFor, pagePath } from "@mindreel/contract/plain/pages";
import type { NewSubscriber } from "./subscribers.repository.ts";

/** The page from which somebody came, if it is one of ours that any member may see, and not the first one anyway. */
export function nextOf({ next = "" }: SubscriberBody): string | undefined {
  const page = pageFor({ is_superuser: false }, next);
  return page === pagePath("home") ? undefined : page;
}

/** The record to store for a sign-up form. */
export function recordOf(body: SubscriberBody, language?: Language): NewSubscriber {
  const middleName = body.middle_name?.trim() ?? "";
  const names = [body.first_name, middleName, body.last_name].map((name) => name.trim());
  return {
    firstName: body.first_name.trim(),
    middleName,
    lastName: body.last_name.trim(),
    fullName: body.full_name?.trim() || names.filter((name) => name !== "").join(" "),
    age: Number(body.age),
    telephone: body.telephone?.trim() ?? "",
    country: body.country.trim(),
    secondaryEmail: body.secondary_email,
    comments: body.comments?.trim() ?? "",
    ...(language && { language }),
  };
}
