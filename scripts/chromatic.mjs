// Before `chromatic` runs: without a token there is nobody to send the pictures to.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    "CHROMATIC_PROJECT_TOKEN is missing: copy it from the project's page at chromatic.com (Manage, Configure) into the " +
      "environment, or run `npm run visual`, which needs no account.",
  );
  process.exit(1);
}
