/**
 * The public key of the embedded backend: it names the anonymous visitor and opens nothing else.
 * It belongs in the page, like the publishable key of a hosted project. The secret key never does;
 * see folder.ts.
 */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local_development_only";
