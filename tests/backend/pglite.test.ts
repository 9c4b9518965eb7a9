import { backendSuite } from "./suite.ts";
import { startBackend } from "./support/backend.ts";

backendSuite("on PGlite", startBackend);
