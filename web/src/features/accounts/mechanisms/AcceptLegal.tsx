import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { LegalSentence, versionToAccept } from "./legalAcceptance.tsx";

/** Requires new members to accept the terms and the privacy policy. */
export function AcceptLegal() {
  if (versionToAccept() === undefined) return null;
  return <Checkbox name="accepted_legal" label={<LegalSentence of="accept" />} required />;
}
