/**
 * Hours within which somebody answers a request (FORM-01). The inbox calls a request overdue after the same time
 * (supabase/migrations), and the mails say the same: unit tests compare them.
 */
export const answerHours = 24;
