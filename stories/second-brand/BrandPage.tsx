import type { ContactController } from "mainlicht-site/contact";
import { LanguageContext, OfferContext, useCopy, WordingContext } from "mainlicht-site/shared";
import { SolutionsSection } from "mainlicht-site/solutions";
import { Button, Heading, HeadingShift, LanguageSwitch, Prose, Section, TextField } from "mainlicht-site/ui";
import { use } from "react";
import { brandCopy, wording } from "./brand.copy.ts";
import { Contact } from "./Contact.tsx";
import { offer, site } from "./site.ts";

const languages = [
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
] as const;

export interface BrandPageProps {
  /** Carries out the contact form, over the app's own port. */
  contact: ContactController;
  /**
   * Freezes the demos at this many milliseconds, for pictures.
   * @default They move.
   */
  at?: number;
}

/** The page of a second company: its tokens, its words and its facts round the library's pieces and views. */
export function BrandPage({ contact, at }: BrandPageProps) {
  return (
    <OfferContext value={offer}>
      <WordingContext value={wording}>
        <div data-brand="kranich">
          <Opening />
          <SolutionsSection {...(at === undefined ? {} : { at })} />
          <HeadingShift value={1}>
            <Contact contact={contact} />
          </HeadingShift>
        </div>
      </WordingContext>
    </OfferContext>
  );
}

function Opening() {
  const words = useCopy(brandCopy);
  const { language, choose } = use(LanguageContext);
  return (
    <Section labelledBy="brand-title">
      <div className="brand-opening">
        <LanguageSwitch languages={languages} current={language} onChoose={choose} label={words.languages} />
        <p>{site.brand}</p>
        <Heading level={1} id="brand-title" size="xl">
          {words.title}
        </Heading>
        <Prose size="lead" quiet>
          <p>{words.lead}</p>
        </Prose>
        <TextField name="tracking" label={words.tracking} hint={words.hint} />
        <Button>{words.track}</Button>
      </div>
    </Section>
  );
}
