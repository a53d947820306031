import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Section } from "#shared/ui/Section.tsx";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";

/** Payments as a file: all, or those between two days. */
export function ExportPayments() {
  const [days, setDays] = useState({ from: "", to: "" });
  const query = { ...(days.from !== "" && { from: days.from }), ...(days.to !== "" && { to: days.to }) };
  return (
    <Section
      title="Payments as a file"
      tools={
        <>
          {(["from", "to"] as const).map((name) => (
            <TextInput
              key={name}
              label={name === "from" ? "From (UTC)" : "To (UTC)"}
              type="date"
              min="2000-01-01"
              max="2999-12-31"
              // Left alone while it is typed: on its way there, the year is 0002, 0020 and 0202.
              onChange={({ currentTarget: { validity, value } }) =>
                setDays({ ...days, [name]: validity.valid ? value : "" })
              }
            />
          ))}
          {/* How many there are nobody has counted. */}
          <ExportButton
            call="GET /api/admin/v1/export/payments/"
            query={query}
            what="payments"
            expected={days.from === "" ? 20_000 : 0}
          />
        </>
      }
    >
      <p>Every invoice with what was paid, refunded and lost to disputes; without days, all of them.</p>
    </Section>
  );
}
