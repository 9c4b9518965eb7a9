import "#ui/tokens/index.css";
import "#ui/tokens/faces.css";

/** The pages that run no app. What they import of style is the style of their documents, as whole files. */
export { legalPage } from "./legal.tsx";
export { NotFoundPage } from "./NotFoundPage.tsx";
