export interface Enquiries {
  /** How many come in a month. */
  requests: number;
  /** How long each takes. */
  minutes: number;
  /** What an hour of it costs, in euros. */
  hourly: number;
}

/** The prices of one solution, in euros: the lowest, what they cover, and what each further so many enquiries a month add. */
export interface Prices {
  setupFrom: number;
  monthlyFrom: number;
  upTo: { requests: number };
  further: { requests: number; monthlyFrom: number };
}

/** The monthly fee for so many enquiries. */
export const feeOf = (requests: number, { monthlyFrom, upTo, further }: Prices): number =>
  monthlyFrom + further.monthlyFrom * Math.ceil(Math.max(0, requests - upTo.requests) / further.requests);

/** More than this many a month are a slip of the finger. */
export const mostRequests = 100_000;

/** From how many enquiries a month on what each saves pays the fee and so much more; Infinity: never. */
function enough(extra: number, each: number, prices: Prices): number {
  const { upTo, further } = prices;
  for (let covered = upTo.requests, before = 0; covered <= mostRequests; covered += further.requests) {
    const needed = Math.ceil((feeOf(covered, prices) + extra) / each);
    if (needed <= covered) return Math.max(needed, before + 1);
    before = covered;
  }
  return Infinity;
}

/**
 * What a month's enquiries cost a team, and what comes of it when some of them fall away and a solution has its lowest
 * price for as many. Hours and euros, not rounded.
 * @param percent so many of a hundred fall away.
 * @returns `gone` is the value of a month's saved work; `first` and `later` are left of it in the first year and in a
 *   later one; `forFirst` and `forLater` are the enquiries a month from which something is left, or Infinity.
 */
export function savingOf({ requests, minutes, hourly }: Enquiries, percent: number, prices: Prices) {
  const hours = (requests * minutes) / 60;
  const cost = hours * hourly;
  const gone = (cost * percent) / 100;
  const fee = feeOf(requests, prices);
  const later = 12 * (gone - fee);
  const each = gone / requests;
  return {
    hours,
    hoursGone: (hours * percent) / 100,
    cost,
    gone,
    fee,
    first: later - prices.setupFrom,
    later,
    forFirst: enough(prices.setupFrom / 12, each, prices),
    forLater: enough(0, each, prices),
  };
}
