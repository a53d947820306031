export const messages = {
  empty: "A sentence needs words.",
  parts: "It needs {wanted}, but has {found}.",
  needs: "It needs {wanted}.",
  leaveOut: "Leave {found} out: it has no meaning here.",
  count: "The last form needs {place}.",
  faultIn: "A sentence in {language} cannot be saved: {fault}",
} as const;
