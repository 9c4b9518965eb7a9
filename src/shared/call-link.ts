/** For links to the contact form that name a call: the form then speaks of one (src/app/router/callback-request.ts). */
export const callLink = { "data-wish": "call" } as const;
