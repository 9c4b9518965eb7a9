import type { ReactNode } from "react";
import type { Language } from "#shared/copy.ts";
import { Notice } from "#ui/notice/Notice.tsx";
import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import { sampleCopy } from "./legal.copy.ts";
import type { SampleFields } from "./legal.model.ts";

export interface FactProps {
  language: Language;
  /** The fact that is shown. */
  field: string;
  sample: SampleFields;
  children: ReactNode;
}

/** A fact, marked when its value is only a sample. */
export function Fact({ language, field, sample, children }: FactProps) {
  return (
    <>
      {children}
      {sample.includes(field) ? (
        <>
          {" "}
          <SampleMark>{sampleCopy[language].mark}</SampleMark>
        </>
      ) : null}
    </>
  );
}

/** Says once, at the top, that the page holds samples. Nothing when it holds none. */
export function SampleNotice({ language, sample }: { language: Language; sample: SampleFields }) {
  if (sample.length === 0) return null;
  const words = sampleCopy[language];
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.text}</p>
    </Notice>
  );
}
