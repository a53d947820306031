/** Members of the demo, named after things so that no real person is meant. */
export const demoMembers = [
  "aurora",
  "basalt",
  "cirrus",
  "driftwood",
  "ember",
  "fjord",
  "granite",
  "horizon",
  "iris",
  "juniper",
  "kelp",
  "lantern",
  "meridian",
  "nimbus",
  "orchard",
  "pebble",
] as const;

export const demoEmail = (name: string): string => `${name}@example.com`;
