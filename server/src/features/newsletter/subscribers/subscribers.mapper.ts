import type { SignedUp, Subscriber } from "@mindreel/contract/newsletter/subscribers";
import type { NewSubscriber } from "./subscribers.repository.ts";

export const toSubscriber = (id: number, record: NewSubscriber): Subscriber => ({ id, ...toSignedUp(record) });

export function toSignedUp(record: NewSubscriber): SignedUp {
  return {
    first_name: record.firstName,
    middle_name: record.middleName,
    last_name: record.lastName,
    full_name: record.fullName,
    age: record.age ?? null,
    telephone: record.telephone,
    country: record.country,
    secondary_email: record.secondaryEmail,
    comments: record.comments,
    unsubscribed: (record.unsubscribedAt ?? null) !== null,
  };
}
