import product from "../../package.json" with { type: "json" };

/** The version of this server. */
export const release: string = product.version;
