import type { ReactNode } from "react";
import type { Language } from "#shared/copy.ts";
import { Notice } from "#ui/notice/Notice.tsx";
import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import { sampleCopy } from "./legal.copy.ts";
import type { SampleFields } from "./legal.model.ts";

export interface FactProps {
  /** The language that it is written in. */
  language: Language;
  /** The fact that is shown. */
  field: string;
  /** Which facts are samples, and are marked as such. */
  sample: SampleFields;
  /** The fact itself. */
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

export interface SampleNoticeProps {
  /** The language that it is written in. */
  language: Language;
  /** Which facts are samples; without one nothing is said. */
  sample: SampleFields;
}

/** Says once, at the top, that the page holds samples. Nothing when it holds none. */
export function SampleNotice({ language, sample }: SampleNoticeProps) {
  if (sample.length === 0) return null;
  const words = sampleCopy[language];
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.text}</p>
    </Notice>
  );
}
