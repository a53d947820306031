/** What locks the price of the settings where no plan on sale follows it. */
export const pricedByPlans = "plans";
