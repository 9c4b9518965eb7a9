// Writes the types of all class names; part of `npm run types` and of setup.
import { writeClassNameTypes } from "../config/class-name-types.ts";

await writeClassNameTypes();
