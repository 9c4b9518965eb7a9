import { newSecretKey } from "../../../supabase/local/folder.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../../supabase/local/keys.ts";
import { serveStore } from "../../../supabase/local/start.ts";
import { readSchema } from "../../../supabase/local/statement.ts";
import { asBackend, type Backend } from "../../backend/support/backend.ts";
import { hostedProject, type ProjectOptions } from "./hosted-project.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** The backend over a fresh project of a real server; its `db` is the owner's, as for an operator. */
export async function startOnPostgres(
  server: PostgresServer,
  options: ProjectOptions = { olderDefaults: true },
): Promise<Backend & { ownerUrl: string }> {
  const project = await hostedProject(server, options);
  const logged: string[] = [];
  const served = await serveStore(
    {
      database: project.authenticator,
      schema: await readSchema(project.owner),
      keys: { publishable: LOCAL_PUBLISHABLE_KEY, secret: newSecretKey() },
      publish: () => undefined,
      close: project.close,
    },
    { log: (line) => logged.push(line) },
  );
  return { ...asBackend({ ...served, db: project.owner }, logged), ownerUrl: project.ownerUrl };
}
