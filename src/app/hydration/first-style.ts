/**
 * The form's style, as whole files: it stands in the home documents with that of the first script, so that whoever
 * comes for the form waits for no sheet. Its script comes with the rest, and takes nothing along that stands here.
 */
import "#features/contact/ContactFields.module.css";
import "#features/contact/ContactForm.module.css";
import "#features/contact/ContactView.module.css";
import "#ui/card/Card.module.css";
import "#ui/field/Checkbox.module.css";
import "#ui/field/SelectField.module.css";
import "#ui/field/TextArea.module.css";
