import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import { buyingCopy } from "./buying.copy.ts";

export interface SampledProps {
  /** Whether what is shown is made up. */
  when: boolean;
  children: ReactNode;
}

/** A fact, marked when it is only a sample. */
export function Sampled({ when, children }: SampledProps) {
  const { sample } = useCopy(buyingCopy);
  return (
    <>
      {children}
      {when ? (
        <>
          {" "}
          <SampleMark>{sample}</SampleMark>
        </>
      ) : null}
    </>
  );
}
