import { Button } from "mainlicht-site/ui";
import { createRoot } from "react-dom/client";
import "mainlicht-site/tokens.css";
import "mainlicht-site/fonts.css";

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<Button onClick={() => root.append(" Ahoi!")}>Moin</Button>);
