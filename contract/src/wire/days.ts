const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * `1 December 2025`. A day on a page or in a mail is a day in UTC, wherever its reader is: so two people, or a person
 * and a mail, never name two days for one moment.
 */
export const longDayOf = (moment: Date | string): string => day.format(new Date(moment));
