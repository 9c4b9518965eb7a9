export interface Enquiries {
  /** How many come in a month. */
  requests: number;
  /** How long each takes. */
  minutes: number;
  /** What an hour of it costs, in euros. */
  hourly: number;
}

/**
 * What a month's enquiries cost a team, and what comes of it when some of them fall away and a solution has its lowest
 * price. Hours and euros, not rounded.
 * @param percent so many of a hundred fall away.
 * @returns `gone` is the value of a month's saved work; `first` and `later` are left of it in the first year and in a
 *   later one; `forFirst` and `forLater` are the enquiries a month from which something is left.
 */
export function savingOf(
  { requests, minutes, hourly }: Enquiries,
  percent: number,
  { setupFrom, monthlyFrom }: { setupFrom: number; monthlyFrom: number },
) {
  const hours = (requests * minutes) / 60;
  const cost = hours * hourly;
  const gone = (cost * percent) / 100;
  const later = 12 * (gone - monthlyFrom);
  const toCover = (month: number) => Math.ceil((month * requests) / gone);
  return {
    hours,
    hoursGone: (hours * percent) / 100,
    cost,
    gone,
    first: later - setupFrom,
    later,
    forFirst: toCover(monthlyFrom + setupFrom / 12),
    forLater: toCover(monthlyFrom),
  };
}
