import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { type Columns, readTable } from "#shared/import/readTable.ts";

const columns: Columns<Exclude<keyof SubscriberLine, "line">> = {
  usual: ["secondary_email", "first_name", "last_name", "age", "country"],
  headings: {
    ...{ secondary_email: "secondary_email", email: "secondary_email", "e-mail": "secondary_email" },
    ...{ "email address": "secondary_email", "e-mail address": "secondary_email", mail: "secondary_email" },
    ...{ first_name: "first_name", "first name": "first_name", firstname: "first_name", "given name": "first_name" },
    ...{ middle_name: "middle_name", "middle name": "middle_name" },
    ...{ last_name: "last_name", "last name": "last_name", lastname: "last_name", surname: "last_name" },
    ...{ "family name": "last_name", full_name: "full_name", "full name": "full_name", name: "full_name" },
    ...{ age: "age", telephone: "telephone", phone: "telephone", "phone number": "telephone", mobile: "telephone" },
    ...{ country: "country", comments: "comments", comment: "comments", notes: "comments" },
    ...{ signed_up_at: "signed_up_at", "signed up": "signed_up_at", created_at: "signed_up_at" },
    ...{ unsubscribed_at: "unsubscribed_at", unsubscribed: "unsubscribed_at" },
  },
  key: "secondary_email",
};

export const readLines = (text: string): SubscriberLine[] =>
  readTable(text, columns).map(({ line, cells }) => ({ secondary_email: "", ...cells, line }));
